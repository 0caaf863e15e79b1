import type { Block } from './answer-lines.ts';

const SENTENCES = 2;

/** To its end, which is not inside of a quotation. */
const SENTENCE = /.*?(?:[。！？](?![」』）])|[.!?](?=\s|$))\s*/gsu;

export interface BriefAnswer {
  readonly first: readonly Block[];
  /** For who wants to read on; empty where all is said. */
  readonly rest: readonly Block[];
}

/** The first two sentences of an answer, under their heading, and what comes after them. */
export function briefly(blocks: readonly Block[]): BriefAnswer {
  const at = blocks.findIndex(({ kind }) => kind !== 'heading');
  const first = blocks.slice(0, at < 0 ? blocks.length : at);
  const rest = blocks.slice(first.length);
  let wanted = SENTENCES;
  while (wanted > 0) {
    const [next] = rest;
    // Points without a word before them are the answer itself.
    if (next?.kind === 'points' && wanted === SENTENCES)
      return { first: [...first, next], rest: rest.slice(1) };
    if (next?.kind !== 'paragraph') break;
    const sentences = next.text.match(SENTENCE) ?? [next.text];
    const taken = sentences.slice(0, wanted).join('');
    const left = next.text.slice(taken.length).trim();
    first.push({ kind: 'paragraph', text: taken.trim() || next.text });
    rest.splice(
      0,
      1,
      ...(taken !== '' && left !== '' ? [{ kind: 'paragraph' as const, text: left }] : []),
    );
    wanted -= sentences.length;
  }
  return { first, rest };
}
