import { afterEach, describe, expect, it } from 'vitest';
import { recorderContract } from '../../core/ports/recorder.contract.ts';
import type { RecorderError } from '../../core/ports/recorder.ts';
import { BrowserRecorder } from './browser-recorder.ts';

const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
let tracks: MediaStreamTrack[] = [];

const watched = async (wanted?: MediaStreamConstraints) => {
  const stream = await open(wanted);
  tracks.push(...stream.getTracks());
  return stream;
};

const asBefore = () => {
  tracks = [];
  navigator.mediaDevices.getUserMedia = watched;
};

afterEach(() => {
  navigator.mediaDevices.getUserMedia = open;
});

/** What browsers say when they refuse a microphone. */
const NAMES: Readonly<Record<RecorderError['kind'], string>> = {
  'microphone-denied': 'NotAllowedError',
  'microphone-missing': 'NotFoundError',
  'microphone-busy': 'NotReadableError',
};

const refuseWith = (error: Error) => {
  navigator.mediaDevices.getUserMedia = async () => {
    throw error;
  };
};

recorderContract('BrowserRecorder', () => {
  asBefore();
  return {
    recorder: new BrowserRecorder(),
    // The voice of the fake microphone, which beeps in real time.
    speak: () => new Promise((resolve) => setTimeout(resolve, 250)),
    openMicrophones: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    refuse: (kind) => refuseWith(new DOMException('refused', NAMES[kind])),
  };
});

describe('BrowserRecorder', () => {
  it('gives a take that starts as webm does', async () => {
    asBefore();
    const recorder = new BrowserRecorder();
    await recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 250));
    const take = await recorder.stop();
    expect(take?.mediaType).toBe('audio/webm;codecs=opus');
    expect([...(take?.bytes.subarray(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  it.each([
    ['SecurityError', 'microphone-denied'],
    ['OverconstrainedError', 'microphone-missing'],
    ['AbortError', 'microphone-busy'],
  ])('takes a %s for %s', async (name, kind) => {
    refuseWith(new DOMException('refused', name));
    expect(await new BrowserRecorder().start()).toEqual({ ok: false, error: { kind } });
  });

  it('has no microphone on a page that is not served safely', async () => {
    refuseWith(new TypeError('mediaDevices is undefined'));
    expect(await new BrowserRecorder().start()).toEqual({
      ok: false,
      error: { kind: 'microphone-missing' },
    });
  });

  it('throws what no browser is known to refuse with', async () => {
    refuseWith(new DOMException('odd', 'DataError'));
    await expect(new BrowserRecorder().start()).rejects.toThrow('odd');
  });
});
