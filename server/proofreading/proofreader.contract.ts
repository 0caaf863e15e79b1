import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import { LONGEST_TEXT, type Proofreader } from './proofreader.ts';

const WRONG = [
  'Yesterday I discussed about the plan with my boss.',
  'she have many informations',
  'I am interesting in music, and my friend also like it.',
];
const HOSTILE = {
  empty: '',
  blank: '   \n\t ',
  pictures: '😀'.repeat(50),
  markup: '<script>alert("she have")</script> &amp; <b>she have</b>',
  japanese: 'これは日本語の文章です。',
  marks: '\'\'\'’’’"""((( ))) ... !!! ???',
  mixed: 'I am so happy 😀😀 and she have a dog 🐕 in the the the',
  long: `${'a'.repeat(3_000)} ${'I go to school and '.repeat(300)}`,
};
const SPOKEN = [
  'um well i went to the park and uh it was nice',
  "yeah I'm fine thanks",
  'not really maybe once a month',
  "I've been learning English for six years but I still get nervous",
  'my brother lives in Osaka and we talk on the phone every week',
  'The meeting starts at ten a.m.',
];

/** `open` gives a new proofreader each time. */
export function proofreaderContract(adapter: string, open: () => Proofreader): void {
  describe(`${adapter} keeps the Proofreader contract`, () => {
    let proofreader: Proofreader;

    beforeAll(() => {
      proofreader = open();
    });

    afterAll(() => proofreader.close());

    const proofread = async (text: string) => {
      const answer = await proofreader.proofread(text);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };

    it.each(WRONG)('finds something in %j', async (text) => {
      const { findings, corrected } = await proofread(text);

      expect(findings).not.toEqual([]);
      expect(corrected).not.toBe(text);
    });

    it.each([...Object.entries(HOSTILE), ...WRONG.map((text) => [text, text] as const)])(
      'keeps spans in order and inside a text: %s',
      async (_, text) => {
        const { findings, corrected } = await proofread(text);

        let end = 0;
        for (const { span } of findings) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        expect(corrected).toBe(applyFindings(text, findings));
      },
    );

    it('counts offsets in UTF-16 units', async () => {
      const { findings } = await proofread('😀 She have a dog.');

      expect(findings.map(({ span }) => span)).toEqual([{ start: 7, end: 11 }]);
    });

    it('gives a reason in three languages', async () => {
      const { findings } = await proofread(WRONG.join(' '));

      for (const { why } of findings) {
        expect(why.ja).toMatch(/[ぁ-ん].*。$/u);
        expect(why.en).toMatch(/[a-z]/u);
        expect(why.ko).toMatch(/[가-힣].*요\.$/u);
      }
    });

    it.each(SPOKEN)('leaves the spoken %j alone', async (text) => {
      const { written, ...found } = await proofread(text);

      expect(found).toEqual({ findings: [], corrected: text });
      expect(written.toLowerCase().replace(/\.$/u, '')).toBe(
        text.toLowerCase().replace(/\.$/u, ''),
      );
    });

    it.each([
      'The travellers criticised the colour of the theatre, and he practises here.',
      "My flatmate's grandad spilt tea on the kerb.",
    ])('leaves the British spelling of %j as it is', async (text) => {
      expect(await proofread(text)).toEqual({ findings: [], corrected: text, written: text });
    });

    it('writes a word as she does, British or American', async () => {
      const text = 'The more I practise, the worse I seem to get.';
      expect(await proofread(text)).toEqual({ findings: [], corrected: text, written: text });
    });

    it('mends spelling, and what cannot be heard in writing only', async () => {
      const { findings, corrected, written } = await proofread('i beleive she dont like natto');

      expect(findings.map(({ kind }) => kind)).toEqual(['spelling', 'agreement']);
      expect(corrected).toBe("i believe she doesn't like natto");
      expect(written).toBe("I believe she doesn't like natto.");
    });

    it('refuses a text that is too long', async () => {
      expect(await proofreader.proofread('a'.repeat(LONGEST_TEXT + 1))).toEqual({
        ok: false,
        error: { kind: 'text-too-long', limit: LONGEST_TEXT },
      });
    });

    it('lets the event loop go on while it works', async () => {
      await proofread('hello');
      let turns = 0;
      const clock = setInterval(() => {
        turns += 1;
      }, 1);
      await proofread('I go to the school with my friend and we eats lunch. '.repeat(150));
      clearInterval(clock);

      expect(turns).toBeGreaterThan(5);
    });

    it('refuses what no caller waits for any more', async () => {
      const leaving = new AbortController();
      const refused = { ok: false, error: { kind: 'cancelled' } };
      const left = proofreader.proofread('She have a dog.', leaving.signal);
      leaving.abort();

      expect(await left).toEqual(refused);
      expect(await proofreader.proofread('She have a dog.', leaving.signal)).toEqual(refused);
      expect(await proofread('She have a dog.')).toMatchObject({ corrected: 'She has a dog.' });
    });

    it('settles every request when closed, and refuses later ones', async () => {
      const closing = open();
      const waiting = [closing.proofread('She have a dog.'), closing.proofread('He go.')];
      await closing.close();
      await closing.close();
      const refused = { ok: false, error: { kind: 'proofreader-failed' } };

      expect(await Promise.all(waiting)).toEqual([refused, refused]);
      expect(await closing.proofread('She have a dog.')).toEqual(refused);
    });
  });
}
