import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenStorage } from './broken-storage.fixture.ts';
import { reloadOnMissingPart } from './reload-on-missing-part.ts';

describe('a part of the app that is gone', () => {
  let reloads: number;
  let isRecording: boolean;
  let stop: () => void;

  beforeEach(() => {
    sessionStorage.clear();
    reloads = 0;
    isRecording = false;
    stop = reloadOnMissingPart({
      isRecording: () => isRecording,
      reload: () => {
        reloads += 1;
      },
    });
  });

  afterEach(() => {
    stop();
    brokenStorage.mend();
    sessionStorage.clear();
  });

  /** Whether a listener took care of it. */
  const miss = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  it('loads the app again, once', () => {
    expect(miss()).toBe(true);
    expect(miss()).toBe(false);
    expect(reloads).toBe(1);
  });

  it('waits while a take is recorded', () => {
    isRecording = true;
    expect(miss()).toBe(false);
    isRecording = false;
    expect(miss()).toBe(true);
    expect(reloads).toBe(1);
  });

  it('leaves a browser alone that could not remember it', () => {
    brokenStorage.refuse();
    expect(miss()).toBe(false);
    expect(reloads).toBe(0);
  });

  it('stops', () => {
    stop();
    expect(miss()).toBe(false);
  });
});
