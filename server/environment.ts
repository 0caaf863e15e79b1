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
