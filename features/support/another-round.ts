import { randomUUID } from 'node:crypto';
import type { Caller } from '../learners/caller.ts';
import { payloadOf } from './jws.ts';

const ROUNDS = 'v1/verbal_composition/records';

/** A round that a caller began: its id, and whose it is. */
export interface BegunRound {
  readonly id: string;
  readonly owner: Caller;
}

const begins = (caller: Caller, id: string) =>
  caller.calls('POST', 'v1/verbal_composition/lessons/morning-and-home/records', {
    id,
    mode: 'self',
  });

const grades = (caller: Caller, id: string) =>
  caller.calls('PUT', `v1/verbal_composition/record_details/${randomUUID()}`, {
    record_id: id,
    question_id: 'morning-home-01',
    outcome: 'correct',
    answer_ms: 1,
  });

export async function beginsRound(owner: Caller): Promise<BegunRound> {
  const id = randomUUID();
  await begins(owner, id);
  return { id, owner };
}

/** What the server keeps of a round, as its owner is told. */
export const roundAsKept = async ({ id, owner }: BegunRound): Promise<string> =>
  (await owner.calls('GET', `${ROUNDS}/${id}`)).text;

/** What a caller may try who knows the ids of another, as scenarios call it. */
const ATTEMPTS: Readonly<Record<string, (caller: Caller, round: BegunRound) => Promise<unknown>>> =
  {
    'see her round': (caller, { id }) => caller.calls('GET', `${ROUNDS}/${id}`),
    'begin her round': (caller, { id }) => begins(caller, id),
    'end her round': (caller, { id }) => caller.calls('PUT', `${ROUNDS}/${id}`, { finished: true }),
    'grade an answer in her round': (caller, { id }) => grades(caller, id),
    'sign her out': (caller, { owner }) =>
      caller.calls('DELETE', `v1/oauth/tokens/${String(payloadOf(owner.session.access)['jti'])}`),
    'ask whether she is a guest': (caller, { owner }) =>
      caller.calls('GET', `v1/guest_status/${String(payloadOf(owner.session.access)['sub'])}`),
  };

export async function attempts(what: string, caller: Caller, round: BegunRound): Promise<void> {
  const attempt = ATTEMPTS[what];
  if (!attempt) throw new Error(`No step can ${what}`);
  await attempt(caller, round);
}
