import { expect, it } from 'vitest';
import type { AnswerLog } from '../review/answer-log.ts';
import type { Records } from './records.ts';
import { at, detail, record } from './stored-round.fixture.ts';

/** Part of the contract of `Records`: what the log is told of answers. */
export function loggedAnswers(records: () => Records, log: () => AnswerLog): void {
  it('logs each answer once, and every change of what it counts as', async () => {
    const logged = async () => (await log().ofId('yui', 'd1'))?.outcome;
    await records().open(record('r1'));
    await records().addDetail(detail('d1', 'r1', 5), { targetMs: 3000 });
    await records().addDetail({ ...detail('d1', 'r1', 6), outcome: 'correct' });
    expect(await log().ofId('yui', 'd1')).toEqual({
      id: 'd1',
      learnerId: 'yui',
      questionId: 'q1',
      reviewId: undefined,
      outcome: 'wrong',
      ground: 'judged',
      answerMs: 2345,
      targetMs: 3000,
      answeredAt: +at(5),
      gradedAt: +at(5),
    });
    const { judged, words, remarks, nearest } = detail('d1', 'r1');
    const verdict = { outcome: 'correct', judged, words, remarks, nearest } as const;
    await records().rejudge('yui', 'd1', verdict, at(5));
    expect(await logged()).toBe('correct');
    await records().setOutcome('yui', 'd1', 'wrong', at(5));
    expect(await logged()).toBe('wrong');
    await records().rejudge('yui', 'd1', verdict, at(50));
    expect(await logged()).toBe('wrong');
  });

  it('logs what an outcome rests on', async () => {
    const around = { opens: record('r1'), targetMs: 8000 };
    const hers = { ...detail('d1', 'r1'), judged: undefined };
    await records().addDetail({ ...hers, answerMs: 1699 }, around);
    await records().addDetail({ ...hers, id: 'd2', answerMs: 1700 }, around);
    await records().addDetail(detail('d3', 'r1'), around);
    for (const id of ['d1', 'd3']) await records().setOutcome('yui', id, 'correct', at(5));
    const grounds = ['d1', 'd2', 'd3'].map(async (id) => (await log().ofId('yui', id))?.ground);
    expect(await Promise.all(grounds)).toEqual(['seen', 'own-word', 'own-word']);
  });

  it('logs the flip of a copy as one of the answer it was copied from', async () => {
    await records().open(record('r1'));
    await records().addDetail(detail('d1', 'r1', 5));
    await records().copy(record('r2', 30), [detail('d9', 'r2', 5)]);
    await records().setOutcome('yui', 'd9', 'correct', at(40));
    expect((await log().ofId('yui', 'd1'))?.outcome).toBe('correct');
    expect(await log().ofId('yui', 'd9')).toBeUndefined();
  });
}
