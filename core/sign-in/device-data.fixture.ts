import { ForgetLearner } from './forget-learner.ts';

/** Forgets learners on a device that has nothing of them, and notes whom. */
export function forgetting() {
  const forgotten: string[] = [];
  const forget = async (learnerId: string) => void forgotten.push(learnerId);
  return {
    forgotten,
    forget: new ForgetLearner(async () => ({ copies: [{ forget }], unsent: [], paid: [] })),
  };
}
