/** The names that links in mails have for their token: to confirm or take back an email, and to choose a password. */
export type MailTokenName = 'token' | 'reset_token';

/** Links that were mailed by older versions, and live for a week yet, have it behind the `?`. */
const TOKENS: Readonly<Record<MailTokenName, RegExp>> = {
  token: /[#?&]token=([\w-]+)/,
  reset_token: /[#?&]reset_token=([\w-]+)/,
};

/** Undefined where the address has none. */
export const mailLinkToken = (address: string, name: MailTokenName): string | undefined =>
  TOKENS[name].exec(address)?.[1];
