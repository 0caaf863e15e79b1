import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { adoptOlderLists } from './adopt-older-lists.ts';
import { StoredEntries } from './stored-entries.ts';

describe('what an older Oz has left unsent', () => {
  const adopt = (shelf: Map<string, string>) => {
    const preferences = new MemoryPreferences(shelf);
    const stored = new StoredEntries(preferences, new MemoryClock());
    adoptOlderLists(preferences, stored);
    return stored;
  };

  it('is in the outbox, each learner’s for herself, and is not found twice', () => {
    const round = { round: { id: 'r-1' }, details: [], unsent: [], isFinished: true };
    const shelf = new Map([
      ['studySessions', JSON.stringify([{ learnerId: 'yui', session: { id: 's-1' } }])],
      [
        'reviewAnswers',
        JSON.stringify([
          { learnerId: 'yui', answer: { id: 'a-1' } },
          { learnerId: 'ken', answer: { id: 'a-2' } },
        ]),
      ],
      [
        'bookmarks',
        JSON.stringify([{ learnerId: 'yui', bookmark: { kind: 'question', id: 'one' } }]),
      ],
      ['rounds', JSON.stringify([{ learnerId: 'yui', ...round }])],
      ['lessons', 'something else'],
    ]);
    const stored = adopt(shelf);
    expect(stored.all('study-session', 'yui')).toMatchObject([{ body: { id: 's-1' } }]);
    expect(stored.all('review-answer', 'yui')).toMatchObject([{ id: 'a-1', body: { id: 'a-1' } }]);
    expect(stored.all('review-answer', 'ken')).toMatchObject([{ id: 'a-2' }]);
    expect(stored.all('bookmark', 'yui')).toMatchObject([{ id: 'question one' }]);
    expect(stored.all('round', 'yui')).toMatchObject([{ id: 'r-1', body: round }]);
    expect([...shelf.keys()].filter((key) => !key.startsWith('outbox '))).toEqual(['lessons']);
  });

  it.each(['{', '7', '[1, null]', '[{"learnerId":"yui"}]', ''])('may be "%s"', (text) => {
    const shelf = new Map([['rounds', text]]);
    expect(adopt(shelf).all('round', 'yui')).toEqual([]);
    expect(shelf.size).toBe(0);
  });
});
