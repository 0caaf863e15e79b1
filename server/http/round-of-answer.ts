import type { BegunRound } from '../records/given-answer.ts';

/** The round that came with an answer; undefined where none did. */
export const roundOf = ({
  lesson_id: lessonId,
  mode,
  level,
}: Pick<BegunRound, 'mode' | 'level'> & {
  readonly lesson_id?: string | undefined;
}): BegunRound | undefined => (lessonId === undefined ? undefined : { lessonId, mode, level });
