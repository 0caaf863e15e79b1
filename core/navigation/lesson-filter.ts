import { LESSONS } from './paths.ts';

export const LESSON_TABS = ['all', 'learning', 'learned', 'saved', 'bookmark'] as const;
export type LessonTab = (typeof LESSON_TABS)[number];

export const GENRES = ['all', 'business', 'everyday'] as const;
export const STATUSES = ['all', 'unlearned', 'learned'] as const;

/** Which lessons are shown; all of it is in the address, so that Back and a link that was shared show the same. */
export interface LessonFilter {
  readonly tab: LessonTab;
  readonly genre: (typeof GENRES)[number];
  readonly status: (typeof STATUSES)[number];
  readonly easy: boolean;
}

export const EVERY_LESSON: LessonFilter = {
  tab: 'all',
  genre: 'all',
  status: 'all',
  easy: false,
};

/** On the other tabs it is said by the tab. */
export const hasStatus = ({ tab }: Pick<LessonFilter, 'tab'>): boolean =>
  tab !== 'learning' && tab !== 'learned';

/** Out of an address: what makes no sense there is as if it were not there. */
export const readLessonFilter = (
  parameter: (name: string) => string | null | undefined,
): LessonFilter => ({
  tab: oneOf(LESSON_TABS, parameter('tab')),
  genre: oneOf(GENRES, parameter('genre')),
  status: oneOf(STATUSES, parameter('status')),
  easy: parameter('easy') === '1',
});

/** Says only what is not as usual. */
export function lessonsPath(filter: Partial<LessonFilter> = {}): string {
  const { tab, genre, status, easy } = { ...EVERY_LESSON, ...filter };
  const said = [
    tab !== 'all' && `tab=${tab}`,
    genre !== 'all' && `genre=${genre}`,
    status !== 'all' && `status=${status}`,
    easy && 'easy=1',
  ].filter(Boolean);
  return said.length === 0 ? LESSONS : `${LESSONS}?${said.join('&')}`;
}

const oneOf = <const T extends string>(
  known: readonly [T, ...T[]],
  text: string | null | undefined,
): T => known.find((one) => one === text) ?? known[0];
