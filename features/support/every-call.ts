import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../learners/caller.ts';
import type { Stranger } from '../learners/stranger.ts';

interface Described {
  readonly security: readonly unknown[];
  readonly summary?: string;
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: { readonly pattern?: string; readonly format?: string };
  }[];
  readonly requestBody?: unknown;
}

export interface DescribedCall extends Described {
  readonly method: string;
  /** Below `/api/`, with parameters in braces. */
  readonly path: string;
}

/** What the served OpenAPI document says there is. */
export async function describedCalls(oz: Stranger): Promise<readonly DescribedCall[]> {
  const { body } = await oz.calls('GET', 'openapi.json');
  const paths = body['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>; // of OpenAPI
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      method: method.toUpperCase(),
      path: path.slice(1),
    })),
  );
}

const unnamed = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** Puts one value into every brace. */
export const filled = (path: string, value: string): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));

/** What is wrong with one call of the list; undefined where all is well. */
export async function flawOf(
  oz: Stranger,
  described: readonly DescribedCall[],
  method: string,
  path: string,
): Promise<string | undefined> {
  const name = `${method} ${path}`;
  const known = described.find(
    (one) => one.method === method && unnamed(one.path) === unnamed(path),
  );
  if (!known) return `${name} is not described`;
  if (!known.summary) return `${name} says nothing of itself`;
  // Without a token and with nonsense: whatever it says, it is not that there is no such call.
  const { status } = await oz.calls(method, filled(path, randomUUID()), { body: 'nonsense' });
  return status === 404 || status === 405 || status >= 500
    ? `${name} answers ${status}`
    : undefined;
}

/** Ids, that of a form's owner or of an app's session: what is asked with `text` in their place. */
export async function askedWithId(
  caller: Caller,
  { method, path }: DescribedCall,
  text: string,
): Promise<unknown> {
  await caller.calls(method, filled(path, text), method === 'GET' ? undefined : {});
  return caller.refusal;
}

/** What Yui has, by the names scenarios call it by. */
export type Things = Readonly<Record<string, string>>;

export async function madeThings(caller: Caller): Promise<Things> {
  const VC = 'v1/verbal_composition';
  const [round, answer, review, speech] = Array.from({ length: 4 }, () => randomUUID());
  const me = await caller.asksWhoSheIs();
  const learner = String(me['id']);
  const claims = Buffer.from(caller.session.access.split('.')[1] ?? '', 'base64url').toString();
  const done = async (method: string, path: string, body?: unknown) => {
    const heard = await caller.calls(method, path, body);
    assert.equal(caller.refusal, undefined, `${method} ${path}: ${heard.text}`);
    return heard.body;
  };
  await done('POST', `${VC}/lessons/morning-and-home/records`, { id: round, mode: 'self' });
  await done('PUT', `${VC}/record_details/${answer}`, {
    record_id: round,
    question_id: 'morning-home-01',
    outcome: 'wrong',
    answer_ms: 1000,
  });
  await done('POST', 'v2/verbal_composition/daily_review/records', {
    id: review,
    count: '1',
    kind: 'smart',
  });
  const schedule = await plans(caller);
  const form = new FormData();
  form.set('recording_id', String(speech));
  form.set('theme', 'My week');
  form.set('recorded_at', '2026-11-21T00:00:00.000Z');
  form.set('duration_ms', '60000');
  form.set('file', new Blob(['said:I planned my week.']), 'speech');
  await caller.sends('v1/one_min_speech/materials/own-theme/recordings', form);
  assert.equal(caller.refusal, undefined, caller.heard.text);
  return {
    learner,
    round: String(round),
    answer: String(answer),
    review: String(review),
    speech: String(speech),
    session: JSON.parse(claims).jti,
    plan: schedule.id,
    menu: schedule.menus[0]?.id ?? '',
  };
}

/** All of it as its owner is shown it. */
export async function thingsAsKept(caller: Caller, things: Things): Promise<string> {
  const paths = [
    `v1/verbal_composition/records/${things['round']}`,
    `v1/verbal_composition/record_details/${things['answer']}`,
    `v1/verbal_composition/daily_review/${things['review']}`,
    `v1/one_min_speech/recordings/${things['speech']}`,
    `v2/students/${things['learner']}/schedules`,
  ];
  const kept = [];
  for (const path of paths) {
    kept.push((await caller.calls('GET', path)).text);
    assert.equal(caller.refusal, undefined, path);
  }
  return kept.join('\n');
}

interface Plan {
  readonly id: string;
  readonly menus: readonly { readonly id: string; readonly weekday: number }[];
}

/** Five minutes on Monday and on Friday. */
export async function plans(caller: Caller): Promise<Plan> {
  const { id } = await caller.asksWhoSheIs();
  const minutes = [5, 0, 0, 0, 5, 0, 0];
  const { body } = await caller.calls('PUT', `v2/students/${String(id)}/schedules`, { minutes });
  assert.equal(caller.refusal, undefined, caller.heard.text);
  return body as unknown as Plan; // as the protocol has it
}

export async function plannedDays(caller: Caller): Promise<readonly number[]> {
  const { id } = await caller.asksWhoSheIs();
  const { body } = await caller.calls('GET', `v2/students/${String(id)}/schedules`);
  return (body['schedule'] as Plan).menus.map(({ weekday }) => weekday); // as the protocol has it
}
