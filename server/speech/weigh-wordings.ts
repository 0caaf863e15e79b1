import type { Hearing, SaidWord } from '../../language/judge/verdict.ts';
import type { Contenders } from './contenders.ts';
import { readTexts, type ReadText, type TextReader } from './read-texts.ts';

/** Of the others none came near: where they part from the wording, the model expects something else. */
const MOST_RIVALS = 8;

export interface Written {
  readonly words: readonly SaidWord[];
  /** Of what was written, natural log. */
  readonly logProbability: number;
}

/** How well the wording that fits best goes with the sound, beside what learners say instead of it. */
export async function weighWordings(
  reader: TextReader,
  { wordings, rivals }: Contenders,
  { words, logProbability }: Written,
): Promise<Hearing> {
  const read = await readTexts(reader, wordings.map(reader.tokensOf));
  const [best] = wordings
    .map((wording, at) => ({ wording, text: read[at] }))
    .toSorted((a, b) => scoreOf(b.text) - scoreOf(a.text));
  if (best?.text === undefined) throw new RangeError('nothing to weigh');
  const own = best.text;
  const likeliest = rivals
    .map((rival) => ({ rival, tokens: reader.tokensOf(rival) }))
    .map((one) => ({ ...one, lead: leadOf(own, one.tokens, reader.endOfText) }))
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, MOST_RIVALS);
  const scored = await readTexts(
    reader,
    likeliest.map(({ tokens }) => tokens),
  );
  const [strongest] = likeliest
    .map(({ rival }, at) => ({ rival, score: scoreOf(scored[at]) }))
    .toSorted((a, b) => b.score - a.score);
  return {
    said: words.map(({ text, confidence }) => ({ text, confidence })),
    wording: best.wording,
    rival: strongest?.rival,
    aheadNats: strongest === undefined ? Infinity : own.logProbability - strongest.score,
    behindNats: Math.max(0, logProbability - own.logProbability),
  };
}

const scoreOf = (text: ReadText | undefined): number => text?.logProbability ?? -Infinity;

/** How much likelier the first token is in which a rival differs, where it stands, than the wording's own. */
function leadOf(own: ReadText, rival: readonly number[], endOfText: number): number {
  const at = own.tokens.findIndex((token, index) => token !== rival[index]);
  const parting = at < 0 ? own.tokens.length : at;
  const tokenOf = (tokens: readonly number[]): number => tokens[parting] ?? endOfText;
  return (
    own.nextLogProbability(parting, tokenOf(rival)) -
    own.nextLogProbability(parting, tokenOf(own.tokens))
  );
}
