import { expect, it } from 'vitest';
import { unreadPath } from './unread-path.ts';

const latestKept = { id: 'b', state: 'corrected', unread: 1 } as const;
const latest = { ...latestKept, isRead: false } as const;

it('leads to the one correction that is new', () => {
  expect(unreadPath(latest)).toBe('/one_min_speech/corrections/b');
});

it.each([
  ['are more', { ...latest, unread: 2 }],
  ['is an earlier one, and she has read the latest', { ...latest, isRead: true }],
  ['is an earlier one, and the latest is waited for', { ...latest, state: 'submitted' as const }],
  ['may be an earlier one, by what an older app has kept', latestKept],
  ['are some, and no speech is known', { unread: 1 }],
])('leads to all speeches where there %s', (_, status) => {
  expect(unreadPath(status)).toBe('/one_min_speech/recordings');
});
