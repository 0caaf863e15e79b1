import type { MailedAbout } from './operator.ts';

const LINKS: Readonly<Record<MailedAbout, RegExp>> = {
  password: /https?:\/\/[^/\s]+(\/\S*#reset_token=[\w-]+)/,
  email: /https?:\/\/[^/\s]+(\/\S*register_email_confirmation#token=[\w-]+)/,
};

/** The link in the first of these mails to an address that has one. */
export function linkIn(
  mails: readonly { readonly to: string; readonly text: string }[],
  email: string,
  about: MailedAbout,
): string | undefined {
  const [link] = mails
    .filter(({ to }) => to === email.toLowerCase())
    .flatMap(({ text }) => LINKS[about].exec(text)?.[1] ?? []);
  return link;
}
