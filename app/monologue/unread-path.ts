import type { CorrectionStatus } from '../../core/monologue/monologue.ts';
import { correctionPath, SPEECHES } from '../../core/navigation/paths.ts';

/** What is told of her latest speech, and how many corrections are new to her. */
export type LatestSpeech = Partial<Pick<CorrectionStatus, 'id' | 'state' | 'isRead'>> &
  Pick<CorrectionStatus, 'unread'>;

/** Where she reads what is new: the latest correction, if that is it, else among all. */
export const unreadPath = ({ id, state, isRead, unread }: LatestSpeech): string =>
  unread === 1 && state === 'corrected' && isRead === false && id !== undefined
    ? correctionPath(id)
    : SPEECHES;
