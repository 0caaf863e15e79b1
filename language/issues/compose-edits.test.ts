import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFindings } from './apply-findings.ts';
import { composeEdits, type TextEdit } from './compose-edits.ts';

const edit = (text: string, wrong: string, replacement: string): TextEdit => {
  const start = text.indexOf(wrong);
  return { span: { start, end: start + wrong.length }, replacement };
};

const text = 'She go to school yesterday by a bus.';
const first = [edit(text, 'go', 'goes'), edit(text, ' a', '')];
const between = applyFindings(text, first);

describe('edits of what was edited', () => {
  it('become edits of the text as it was', () => {
    const composed = composeEdits(text, first, [edit(between, 'school', 'work')]);

    expect(composed.map(({ span, replacement }) => [span, replacement])).toEqual([
      [{ start: 4, end: 6 }, 'goes'],
      [{ start: 10, end: 16 }, 'work'],
      [{ start: 29, end: 31 }, ''],
    ]);
  });

  it('are one with those before where they change the same words', () => {
    const again = edit(between, 'goes', 'went');
    const [composed] = composeEdits(text, first, [again]);

    expect(composed).toEqual({
      span: { start: 4, end: 6 },
      replacement: 'went',
      first: [first[0]],
      second: [again],
    });
  });

  it('do the same as one after the other', () => {
    const words = array(constantFrom('a', 'bb', 'ccc'), { minLength: 4, maxLength: 12 });
    const change = record({ at: integer({ min: 0, max: 11 }), to: constantFrom('', 'x', 'yy zz') });
    assert(
      property(words, array(change), array(change), (all, one, two) => {
        const before = all.join(' ');
        const firstEdits = editsOf(before, one);
        const after = applyFindings(before, firstEdits);
        const secondEdits = editsOf(after, two);
        const composed = composeEdits(before, firstEdits, secondEdits);

        expect(applyFindings(before, composed)).toBe(applyFindings(after, secondEdits));
        composed.forEach(({ span }, at) => {
          expect(span.start).toBeGreaterThanOrEqual(composed[at - 1]?.span.end ?? 0);
        });
      }),
    );
  });
});

/** Of whole words, each at most once. */
function editsOf(sentence: string, changes: readonly { at: number; to: string }[]): TextEdit[] {
  const places = [...sentence.matchAll(/\S+/gu)];
  const chosen = new Map(changes.map(({ at, to }) => [at % Math.max(1, places.length), to]));
  return [...chosen].flatMap(([at, replacement]) => {
    const place = places[at];
    if (place === undefined) return [];
    const span = { start: place.index, end: place.index + place[0].length };
    return [{ span, replacement }];
  });
}
