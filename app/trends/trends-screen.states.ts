import { daysUpTo, monthsUpTo } from '../../core/domain/study-time/study-day.ts';
import type { Trend } from '../../core/domain/study-time/trends.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { shown, type ContentStates } from '../shell/content-states.ts';

const MONDAY = '2026-11-16';

const nothing = {
  studySeconds: 0,
  levelScore: undefined,
  wordsPerMinute: undefined,
  reactionMs: undefined,
  newQuestions: 0,
  firstRight: undefined,
};

/** Since the ninth week she studies, and since the twelfth she speaks for a minute now and then. */
const grown = (beginsOn: string, index: number): Trend => {
  if (index < 8) return { ...nothing, beginsOn };
  const wave = ((index * 5) % 7) - 3;
  const speaks = index > 11 && index % 4 !== 1;
  return {
    beginsOn,
    studySeconds: (60 + index * 3 + wave * 6) * 60,
    levelScore: speaks ? 1.7 + index * 0.05 + wave * 0.06 : undefined,
    wordsPerMinute: speaks ? 62 + index * 1.6 + wave * 2 : undefined,
    reactionMs: 2900 - index * 45 + wave * 60,
    newQuestions: 22 + wave * 4,
    firstRight: 0.55 + index * 0.006 + wave * 0.015,
  };
};

const weeks = daysUpTo(MONDAY, 25 * 7 + 1).filter((_, index) => index % 7 === 0);

export const states: ContentStates<readonly Trend[], ApiError> = {
  loading: { step: 'loading' },
  shown: shown(weeks.map(grown)),
  'shown-month': shown(
    monthsUpTo('2026-11-21', 12).map((month, index) => grown(`${month}-01`, index * 2 + 3)),
  ),
  'shown-beginning': shown(
    weeks.map((beginsOn, index) =>
      index < 24
        ? { ...nothing, beginsOn }
        : { ...grown(beginsOn, index), levelScore: undefined, wordsPerMinute: undefined },
    ),
  ),
  'shown-nothing': shown(weeks.map((beginsOn) => ({ ...nothing, beginsOn }))),
  failed: { step: 'failed', error: { kind: 'offline' } },
};
