import { beforeEach, describe, expect, it } from 'vitest';
import type { JudgedWording, JudgedWordings } from './judged-wordings.ts';

const WRONG = {
  outcome: 'wrong',
  remark: {
    kind: 'tense',
    said: 'get',
    right: 'got',
    why: { ja: '過去のことです。', en: 'It is past.', ko: '과거의 일이에요.' },
  },
} as const;

const judged = (more: Partial<JudgedWording> = {}): JudgedWording => ({
  questionId: 'q1',
  wording: 'I get up early, yesterday!',
  prompt: '昨日は早く起きました。',
  verdict: WRONG,
  model: 'm-1',
  judgedAt: new Date(Date.UTC(2026, 10, 22)),
  ...more,
});

export function judgedWordingsContract(
  adapter: string,
  fresh: () => Promise<JudgedWordings>,
): void {
  describe(`${adapter} keeps the JudgedWordings contract`, () => {
    const question = { id: 'q1', prompt: judged().prompt };
    let wordings: JudgedWordings;

    beforeEach(async () => {
      wordings = await fresh();
    });

    it('gives what was kept of a wording, however it is written', async () => {
      await wordings.keep(judged());
      expect(await wordings.of(question, 'i get up early yesterday')).toEqual(WRONG);
      expect(await wordings.of(question, 'I get up yesterday')).toBeUndefined();
      expect(await wordings.of({ ...question, id: 'q2' }, judged().wording)).toBeUndefined();
    });

    it('gives nothing once the question asks something else', async () => {
      await wordings.keep(judged());
      expect(
        await wordings.of({ ...question, prompt: '早起きです。' }, judged().wording),
      ).toBeUndefined();
    });

    it('keeps the newest word on a wording', async () => {
      await wordings.keep(judged());
      await wordings.keep(judged({ verdict: { outcome: 'right' }, model: 'm-2' }));
      expect(await wordings.of(question, judged().wording)).toEqual({ outcome: 'right' });
      expect(await wordings.all()).toHaveLength(1);
    });

    it('lists all, in order', async () => {
      await wordings.keep(judged({ questionId: 'q2' }));
      await wordings.keep(
        judged({ wording: 'I woke up early yesterday.', verdict: { outcome: 'right' } }),
      );
      await wordings.keep(judged());
      expect(await wordings.all()).toEqual([
        judged(),
        judged({ wording: 'I woke up early yesterday.', verdict: { outcome: 'right' } }),
        judged({ questionId: 'q2' }),
      ]);
    });
  });
}
