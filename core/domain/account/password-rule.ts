/** What a password must have, one by one, so that a form can say which is there already. */
export const PASSWORD_PARTS = {
  length: /^.{8,20}$/su,
  letter: /[A-Za-z]/,
  number: /\d/,
  symbol: /[!-/:-@[-`{-~]/,
  /** Nothing that some keyboard could not type again: no blanks, no full-width characters. */
  plain: /^[!-~]+$/,
} as const;

export type PasswordPart = keyof typeof PASSWORD_PARTS;

/** 8 to 20 characters with at least one letter, one number and one symbol, and nothing else. */
export const isStrongPassword = (password: string): boolean =>
  Object.values(PASSWORD_PARTS).every((part) => part.test(password));

/** What may be as long needs no kinds of characters: 15 to 64, with blanks, in any script. */
const PASSPHRASE = /^[^\p{C}]{15,64}$/u;

/** Whether it is long enough to be taken where the operator allows passphrases. */
export const isPassphrase = (password: string): boolean => PASSPHRASE.test(password);

/** What a server may take; which of both it allows is its word. */
export const mayBePassword = (password: string): boolean =>
  isStrongPassword(password) || isPassphrase(password);
