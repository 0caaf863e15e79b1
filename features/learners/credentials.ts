import { randomUUID } from 'node:crypto';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Strong enough for an account; every learner of the scenarios has it. */
export const PASSWORD = 'Sakura-2026!';

/** Those who use one device in turn, each by her name; Yui is the first. */
export class Household {
  readonly #members = new Map([['Yui', newCredentials()]]);
  #present = 'Yui';

  /** Of the learner who uses the device now. */
  get credentials(): Credentials {
    const { email, password } = this.#members.get(this.#present) ?? newCredentials();
    return { email, password };
  }

  /** From now on this one uses it; whether she does so for the first time. */
  welcomes(name: string): boolean {
    const isNew = !this.#members.has(name);
    if (isNew) this.#members.set(name, newCredentials());
    this.#present = name;
    return isNew;
  }
}

/** Of a learner no server has heard of. */
export const newCredentials = (): Credentials => ({
  email: `yui-${randomUUID()}@learners.oz.example`,
  password: PASSWORD,
});
