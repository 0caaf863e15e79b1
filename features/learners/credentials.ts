import { randomUUID } from 'node:crypto';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Strong enough for an account; every learner of the scenarios has it. */
export const PASSWORD = 'Sakura-2026!';

/** Of somebody no server has heard of. */
export const newCredentials = (): Credentials => ({
  email: `yui-${randomUUID()}@learners.oz.example`,
  password: PASSWORD,
});
