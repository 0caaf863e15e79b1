import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { KEPT_STUDIES_KEY } from '../settings/preference-keys.ts';
import { PendingStudies } from './pending-studies.ts';
import type { StudiedSession } from './studied-session.ts';

const session = (id: string, durationSeconds = 60): StudiedSession => ({
  id,
  studyType: 'verbal_composition',
  lessonId: 'l-1',
  materialId: undefined,
  startedAt: '2026-11-21T09:30:15Z',
  endedAt: '2026-11-21T09:31:15Z',
  durationSeconds,
  pauseSeconds: 0,
});

describe('PendingStudies', () => {
  let shelf: Map<string, string>;
  let studies: PendingStudies;

  beforeEach(() => {
    shelf = new Map();
    studies = new PendingStudies(new MemoryPreferences(shelf));
  });

  const keep = (id: string, durationSeconds?: number, learnerId = 'yui') =>
    studies.keep({ learnerId, session: session(id, durationSeconds) });

  it('gives what was kept last of each session, also on the next visit', () => {
    keep('a', 10);
    keep('b');
    keep('a', 20);
    const next = new PendingStudies(new MemoryPreferences(shelf));
    expect(next.of('yui')).toEqual([session('b'), session('a', 20)]);
  });

  it('keeps learners apart', () => {
    keep('a');
    keep('b', 60, 'ken');
    expect(studies.of('yui')).toEqual([session('a')]);
    expect(studies.of('nobody')).toEqual([]);
  });

  it('forgets what was dropped, and nothing else', () => {
    keep('a');
    keep('b');
    studies.drop('a');
    studies.drop('unknown');
    expect(studies.of('yui')).toEqual([session('b')]);
    studies.drop('b');
    expect(shelf.get(KEPT_STUDIES_KEY)).toBe('');
  });

  it('does not grow without end', () => {
    for (let count = 0; count < 60; count += 1) keep(`s-${count}`);
    expect(studies.of('yui')).toHaveLength(50);
    expect(studies.of('yui').at(-1)?.id).toBe('s-59');
  });

  it.each(['not JSON', '{}', 'null', '[null, 1, {"learnerId":"yui","session":{}}]'])(
    'finds nothing in %s',
    (text) => {
      shelf.set(KEPT_STUDIES_KEY, text);
      expect(studies.of('yui')).toEqual([]);
      keep('a');
      expect(studies.of('yui')).toHaveLength(1);
    },
  );
});
