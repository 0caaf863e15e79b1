import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../learners/caller.ts';

const ROOT = 'v1/verbal_composition';
/** The first of two books: they are always open. */
const LESSONS = ['morning-and-home', 'introductions-at-work'] as const;

/** The clock of that Oz is told; what is ahead of it is taken for its now. */
const AHEAD = '2099-01-01T00:00:00.000Z';

interface ReviewBody {
  readonly id: string;
  readonly items: readonly {
    readonly question: { readonly id: string };
    readonly due_on: string;
    readonly detail: { readonly outcome: string } | null;
  }[];
}

/** As the app would, with a tool: so many questions of the first lessons. */
export async function answersWrong(caller: Caller, count: number): Promise<void> {
  let left = count;
  for (const lesson of LESSONS) {
    const { body } = await caller.calls('GET', `v2/verbal_composition/lessons/${lesson}`);
    const questions = body['questions'] as readonly { readonly id: string }[]; // of the protocol
    const id = randomUUID();
    await caller.calls('POST', `${ROOT}/lessons/${lesson}/records`, { id, mode: 'self' });
    for (const question of questions.slice(0, left)) {
      await caller.calls('PUT', `${ROOT}/record_details/${randomUUID()}`, {
        record_id: id,
        question_id: question.id,
        outcome: 'wrong',
        answer_ms: 4000,
      });
      assert.equal(caller.refusal, undefined);
      left -= 1;
    }
  }
  assert.equal(left, 0, 'The lessons have too few questions');
}

/** v1 asks ten, v2 as many as wished for. */
export async function beginsReview(caller: Caller, version: string): Promise<ReviewBody> {
  const wish = version === 'v2' ? { count: '5', kind: 'daily' } : {};
  const path = `${version}/verbal_composition/daily_review/records`;
  const { body } = await caller.calls('POST', path, { id: randomUUID(), ...wish });
  assert.equal(caller.refusal, undefined, caller.heard.text);
  return reviewOf(body);
}

export async function seesReview(caller: Caller, id: string): Promise<ReviewBody> {
  return reviewOf((await caller.calls('GET', `${ROOT}/daily_review/${id}`)).body);
}

export async function endsReview(caller: Caller, id: string): Promise<ReviewBody> {
  const { body } = await caller.calls('PUT', `${ROOT}/daily_review/${id}`, { finished: true });
  return reviewOf(body);
}

export async function gradesInReview(
  caller: Caller,
  review: ReviewBody,
  at: number,
  how: { readonly outcome: 'correct' | 'wrong' } | 'skip',
): Promise<void> {
  const said = {
    review_id: review.id,
    question_id: review.items[at]?.question.id,
    answered_at: AHEAD,
  };
  const path = `${ROOT}/daily_review/record_details/${randomUUID()}`;
  if (how === 'skip') await caller.calls('PUT', `${path}/skip`, said);
  else await caller.calls('PUT', path, { ...said, ...how, answer_ms: 4000, graded_at: AHEAD });
}

export async function dueOf(caller: Caller): Promise<number> {
  const { body } = await caller.calls('GET', `${ROOT}/daily_review_study_status`);
  return Number(body['due_count']);
}

const reviewOf = (body: unknown): ReviewBody => body as ReviewBody; // the app's own contract tests read it with care
