import type { Caller } from '../learners/caller.ts';

export const HTML = '<img src=x onerror=alert(1)>';
const EMAIL = `${HTML}@oz.example`;
const inPath = encodeURIComponent(HTML);
const LESSONS = 'v1/verbal_composition/lessons';

/** Wherever a caller can write something, as scenarios call it. */
const FIELDS: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  'the email of a new account': (caller) => caller.registers({ email: EMAIL }),
  'an email to ask about': (caller) =>
    caller.calls('GET', `v1/auth/exists?email=${encodeURIComponent(EMAIL)}`),
  'her new email': (caller) => caller.asksForEmail(EMAIL),
  'her email': (caller) => caller.signsIn({ email: EMAIL }),
  'her password': (caller) => caller.signsIn({ password: HTML }),
  'her new password': (caller) =>
    caller.calls('PUT', 'v1/auth/password', {
      current_password: caller.credentials.password,
      new_password: HTML,
    }),
  'the code of another app': (caller) => caller.showsCode(HTML, 'a'.repeat(43)),
  'the link of a mail': (caller) => caller.calls('POST', 'v1/auth/confirm_email', { token: HTML }),
  'a purchase': (caller) => caller.showsPurchase("today's", HTML),
  'the token of her phone': (caller) =>
    caller.calls('POST', 'v1/auth/me/device_tokens', { token: HTML, platform: 'ios' }),
  'an answer to the survey': (caller) =>
    caller.calls('POST', 'v2/demographic_questions/answers', {
      answers: [{ question_id: HTML, option_ids: [HTML] }],
    }),
  'the name of a lesson': (caller) => caller.calls('GET', `${LESSONS}/${inPath}`),
  'the name of a round': (caller) =>
    caller.calls('POST', `${LESSONS}/${inPath}/records`, { id: HTML, mode: 'self' }),
  'the path of a sound': (caller) => caller.calls('GET', `v1/download_file?path=${inPath}`),
};

export async function writesHtml(caller: Caller, field: string): Promise<void> {
  const write = FIELDS[field];
  if (!write) throw new Error(`No page writes anything as ${field}`);
  await write(caller);
}
