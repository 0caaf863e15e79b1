import type { Learner } from '../ports/account-api.ts';
import { HOME, lessonPath, ONBOARDING } from './paths.ts';

export interface Arrival {
  /** She has just made an account, or begun as a guest. */
  readonly isNew: boolean;
  readonly learner: Pick<Learner, 'isGuest' | 'hasAnsweredSurvey'> | undefined;
  /** Where she wanted to go before she was asked to sign in. */
  readonly wanted: string;
  /** The lesson to begin with, asked only where it is needed. */
  readonly lessonId: () => Promise<string | undefined>;
}

/** Where she comes to after signing in: who tries Oz speaks at once, who made an account is asked a few things first, once. */
export async function firstPlace(arrival: Arrival): Promise<string> {
  const { isNew, learner, wanted, lessonId } = arrival;
  if (!isNew) return wanted;
  if (learner?.isGuest) {
    const id = wanted === HOME ? await lessonId() : undefined;
    return id === undefined ? wanted : lessonPath(id);
  }
  if (learner?.hasAnsweredSurvey) return wanted;
  return wanted === HOME ? ONBOARDING : `${ONBOARDING}?redirect_uri=${encodeURIComponent(wanted)}`;
}
