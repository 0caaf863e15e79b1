/** What the environment says, by its names. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that nothing can be made of, by its name. */
export interface UnreadableSetting {
  readonly kind: 'setting-unreadable';
  readonly name: string;
}

export const unreadable = (name: string): UnreadableSetting => ({
  kind: 'setting-unreadable',
  name,
});

export const isUnreadable = (read: unknown): read is UnreadableSetting =>
  typeof read === 'object' && read !== null && 'kind' in read && read.kind === 'setting-unreadable';

type Readable<T> = { readonly [K in keyof T]: Exclude<T[K], UnreadableSetting> };

/** What was read, or the first of it that nothing can be made of. */
export function allReadable<T extends object>(read: T): Readable<T> | UnreadableSetting {
  return Object.values(read).find(isUnreadable) ?? (read as Readable<T>); // there is none among them
}

/** What the value of a header can be made of. */
export const IN_HEADER = /^[\x21-\x7e]+$/;

/** Text of this form; unset it stays. */
export const matching = <T extends string | undefined>(
  name: string,
  text: T,
  form: RegExp,
): T | UnreadableSetting => (text === undefined || form.test(text) ? text : unreadable(name));

export const oneOf = <T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
  usual: T,
): T | UnreadableSetting => {
  const text = env[name] || usual;
  return choices.find((choice) => choice === text) ?? unreadable(name);
};

export function wholeNumber(
  env: Env,
  name: string,
  { usual, least = 1, most = Infinity }: { usual: number; least?: number; most?: number },
): number | UnreadableSetting {
  const number = Number(env[name] || usual);
  return Number.isInteger(number) && number >= least && number <= most ? number : unreadable(name);
}
