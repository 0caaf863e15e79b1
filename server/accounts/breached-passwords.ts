/** Knows passwords that were stolen elsewhere: who has them tries them everywhere. */
export interface BreachedPasswords {
  /** No where it can't be told just now: a list that is away must keep no learner out. */
  has(password: string): Promise<boolean>;
}

export const noBreachedPasswords: BreachedPasswords = { has: async () => false };
