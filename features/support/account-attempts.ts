import type { Caller } from '../learners/caller.ts';

/** What a caller tries to do to an account, as scenarios call it. */
const ATTEMPTS: Readonly<Record<string, (caller: Caller, email: string) => Promise<unknown>>> = {
  'change the email': (caller, email) => caller.changesEmail(email),
  'register another email': (caller, email) => caller.asksForEmail(email),
  'close the account': (caller) => caller.deletesAccount(),
  'end her other sessions': (caller) => caller.endsOtherSessions(),
  'end a session': async (caller) => {
    const [device] = await caller.devices();
    return caller.endsSession(device?.id ?? '');
  },
  'ask for a sign-in code': (caller) => caller.asksForCode('c'.repeat(43)),
};

export async function attemptsOn(caller: Caller, attempt: string, email: string): Promise<void> {
  const run = ATTEMPTS[attempt];
  if (!run) throw new Error(`No step knows how to ${attempt}`);
  await run(caller, email);
}
