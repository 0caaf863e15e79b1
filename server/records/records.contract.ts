import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerLog } from '../review/answer-log.ts';
import { filteredRecords } from './filtered-records.contract.ts';
import { listedRecords } from './listed-records.contract.ts';
import { loggedAnswers } from './logged-answers.contract.ts';
import { oldTakes } from './old-takes.contract.ts';
import type { Outcome, Records } from './records.ts';
import { at, detail, record } from './stored-round.fixture.ts';

interface Subject {
  readonly records: Records;
  readonly answerLog: AnswerLog;
}

/** `fresh` gives records in which the learners `yui` and `ken` exist, and the log of their answers. */
export function recordsContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the Records contract`, () => {
    let records: Records;
    let log: AnswerLog;

    beforeEach(async () => {
      ({ records, answerLog: log } = await fresh());
    });

    it('opens a record as a draft that no list shows', async () => {
      expect(await records.open(record('r1'))).toBe(true);
      expect(await records.ofId('yui', 'r1')).toEqual({
        ...record('r1'),
        savedAt: undefined,
        finishedAt: undefined,
      });
      expect(await records.latest('yui', { limit: 10 })).toEqual([]);
    });

    oldTakes(() => records);

    it('opens the same record twice without changing it', async () => {
      await records.open(record('r1'));
      expect(await records.open({ ...record('r1'), lessonId: 'l2' })).toBe(true);
      expect((await records.ofId('yui', 'r1'))?.lessonId).toBe('l1');
    });

    it("does not open, show, finish or grade another learner's record", async () => {
      await records.open(record('r1'));
      await records.addDetail(detail('d1', 'r1'));
      expect(await records.open({ ...record('r1'), learnerId: 'ken' })).toBe(false);
      await records.finish('ken', 'r1', at(9));
      await records.setOutcome('ken', 'd1', 'correct', at(50));
      expect(await records.ofId('ken', 'r1')).toBeUndefined();
      expect(await records.detail('ken', 'd1')).toBeUndefined();
      expect(await records.details('ken', ['r1'])).toEqual([]);
      expect((await records.ofId('yui', 'r1'))?.finishedAt).toBeUndefined();
      expect((await records.detail('yui', 'd1'))?.outcome).toBe('wrong');
    });

    it('counts what learners say was right, by question and wording, and names no learner', async () => {
      const said = async (learnerId: string, id: string, transcript: string, outcome: Outcome) => {
        await records.open({ ...record(id), learnerId });
        const judged = 'unlisted';
        await records.addDetail({ ...detail(id, id), learnerId, transcript, judged, outcome });
      };
      await said('yui', 'd1', 'I walk home.', 'correct');
      await said('ken', 'd2', 'i walk home', 'correct');
      await said('ken', 'd3', 'I went home', 'correct');
      await records.setOutcome('yui', 'd1', 'correct', at(50));
      await records.setOutcome('yui', 'd1', 'correct', at(50));
      expect(await records.claimed(1)).toEqual([
        { questionId: 'q1', wording: 'I walk home.', learners: 1 },
      ]);
      expect(await records.claimed(2)).toEqual([]);
      await records.setOutcome('ken', 'd2', 'correct', at(50));
      await records.setOutcome('ken', 'd3', 'wrong', at(50));
      expect(await records.claimed(2)).toMatchObject([{ questionId: 'q1', learners: 2 }]);
      expect((await records.detail('yui', 'd1'))?.isOwnWord).toBe(true);
    });

    it('takes what the judge says after all, unless she has had the last word', async () => {
      await records.open(record('r1'));
      const unlisted = { judged: 'unlisted', outcome: 'correct', words: [] } as const;
      await records.addDetail({ ...detail('d1', 'r1'), ...unlisted });
      await records.addDetail({ ...detail('d2', 'r1'), ...unlisted });
      await records.setOutcome('yui', 'd2', 'correct', at(50));
      const { outcome, judged, words, nearest } = detail('d1', 'r1');
      const why = { ja: '過去です。', en: 'It is past.', ko: '과거예요.' };
      const remarks = [{ kind: 'tense', said: 'go', right: 'went', why }] as const;
      const verdict = { outcome, judged, words, remarks, nearest };

      await records.rejudge('ken', 'd1', verdict, at(50));
      expect(await records.detail('yui', 'd1')).toMatchObject(unlisted);
      await records.rejudge('yui', 'd1', verdict, at(50));
      await records.rejudge('yui', 'd2', verdict, at(50));
      expect(await records.detail('yui', 'd1')).toEqual({ ...detail('d1', 'r1'), remarks });
      expect(await records.detail('yui', 'd2')).toMatchObject(unlisted);
    });

    it('saves the record with its first graded answer', async () => {
      await records.open(record('r1'));
      await records.addDetail(detail('d1', 'r1', 5));
      await records.addDetail({ ...detail('d2', 'r1', 6), questionId: 'q2' });
      expect((await records.ofId('yui', 'r1'))?.savedAt).toEqual(at(5));
      expect(await records.detail('yui', 'd1')).toEqual(detail('d1', 'r1', 5));
      expect((await records.details('yui', ['r1'])).map(({ id }) => id)).toEqual(['d1', 'd2']);
    });

    it('opens a round with its first answer', async () => {
      await records.addDetail(detail('d1', 'r1', 5), { opens: record('r1') });
      expect(await records.ofId('yui', 'r1')).toMatchObject({ ...record('r1'), savedAt: at(5) });
      await records.addDetail(detail('d2', 'r1', 6), {
        opens: { ...record('r1'), lessonId: 'l2' },
      });
      expect((await records.ofId('yui', 'r1'))?.lessonId).toBe('l1');
      expect(await records.details('yui', ['r1'])).toHaveLength(2);
    });

    it("puts no answer into another learner's round, or into none", async () => {
      await records.open({ ...record('r1'), learnerId: 'ken' });
      await records.addDetail(detail('d1', 'r1'), { opens: record('r1') });
      await records.addDetail(detail('d2', 'r2'));
      expect(await records.detail('yui', 'd1')).toBeUndefined();
      expect(await records.detail('yui', 'd2')).toBeUndefined();
      expect(await log.ofId('yui', 'd1')).toBeUndefined();
      expect((await records.ofId('ken', 'r1'))?.savedAt).toBeUndefined();
    });

    loggedAnswers(
      () => records,
      () => log,
    );

    it('keeps the first of two answers with one id', async () => {
      await records.open(record('r1'));
      const first = await records.addDetail(detail('d1', 'r1'));
      expect(first).toEqual({ stored: detail('d1', 'r1'), isNew: true });
      const again = await records.addDetail({ ...detail('d1', 'r1'), outcome: 'correct' });
      expect(again).toEqual({ stored: detail('d1', 'r1'), isNew: false });
      expect((await records.detail('yui', 'd1'))?.outcome).toBe('wrong');
      expect(await records.details('yui', ['r1'])).toHaveLength(1);
    });

    it("does not save a record whose answer has the id of another learner's", async () => {
      await records.open({ ...record('r2'), learnerId: 'ken' });
      await records.addDetail({ ...detail('d1', 'r2'), learnerId: 'ken' });
      await records.open(record('r1'));
      expect(await records.addDetail(detail('d1', 'r1'))).toBeUndefined();
      expect(await records.latest('yui', { limit: 10 })).toEqual([]);
      expect(await records.detail('ken', 'd1')).toMatchObject({ recordId: 'r2' });
    });

    it('flips what counts, and not what was judged', async () => {
      await records.open(record('r1'));
      await records.addDetail(detail('d1', 'r1'));
      await records.setOutcome('yui', 'd1', 'correct', at(50));
      expect(await records.detail('yui', 'd1')).toMatchObject({
        outcome: 'correct',
        judged: 'wrong',
      });
    });

    it('tells how each question was answered last, in whichever round', async () => {
      await records.open(record('r1'));
      await records.open(record('r2'));
      await records.addDetail({ ...detail('d2', 'r2', 7), outcome: 'correct' });
      await records.addDetail(detail('d1', 'r1', 5));
      await records.addDetail({ ...detail('d3', 'r1', 6), questionId: 'q2' });
      const asked = ['q1', 'q2', 'q3'];
      expect(Object.fromEntries(await records.lastOutcomes('yui', asked))).toEqual({
        q1: 'correct',
        q2: 'wrong',
      });
      await records.setOutcome('yui', 'd3', 'correct', at(50));
      expect((await records.lastOutcomes('yui', asked)).get('q2')).toBe('correct');
      expect((await records.lastOutcomes('ken', asked)).size).toBe(0);
      expect((await records.lastOutcomes('yui', [])).size).toBe(0);
    });

    it('finishes a record once', async () => {
      await records.open(record('r1'));
      await records.finish('yui', 'r1', at(7));
      await records.finish('yui', 'r1', at(8));
      expect((await records.ofId('yui', 'r1'))?.finishedAt).toEqual(at(7));
    });

    filteredRecords(() => records);
    listedRecords(() => records);

    it('knows what a learner said last to a question, and only to that one', async () => {
      await records.open(record('r1'));
      await records.addDetail({ ...detail('d1', 'r1', 1), transcript: 'I go' });
      await records.addDetail({ ...detail('d2', 'r1', 2), transcript: 'I went' });
      await records.addDetail({ ...detail('d3', 'r1', 3), transcript: undefined });
      await records.addDetail({ ...detail('d4', 'r1', 4), questionId: 'q2' });
      expect((await records.latestAnswer('yui', 'q1'))?.id).toBe('d2');
      expect(await records.latestAnswer('yui', 'q9')).toBeUndefined();
      expect(await records.latestAnswer('ken', 'q1')).toBeUndefined();
    });

    it('keeps text of any script, and quotes, as they were', async () => {
      const transcript = `"I'm"; drop table records; 「こんにちは」 👩‍🏫 \\ %_`;
      await records.open(record('r1'));
      await records.addDetail({ ...detail('d1', 'r1'), transcript });
      expect((await records.detail('yui', 'd1'))?.transcript).toBe(transcript);
    });
  });
}
