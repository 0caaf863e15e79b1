import { CERTAIN, isInside, isNear, SURE, type Finding } from '../../language/issues/finding.ts';
import { writtenSentence } from '../../language/issues/form/written-sentence.ts';
import { withoutOverlaps } from '../../language/issues/without-overlaps.ts';
import type { SuspectSentence, Suspicions } from './find-suspicions.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

/** Fewer words tell a language model nothing; in more, one change tells it nothing. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 40;
const NATS_TO_CERTAINTY = 50;
/** Where a rule is wrong the sentence is mostly less likely by two nats and more; what is right to mend hardly ever costs one. */
const SURE_GAIN_NATS = -1;
/**
 * A sentence that people are likely to say needs more proof that something else was meant, an unlikely one needs less:
 * a nat for each nat a word is off this. Tuned on learners' sentences.
 */
const USUAL_NATS_PER_WORD = -5.75;
const LEAST_LEEWAY = -1.5;
const MOST_LEEWAY = 3;
/** Of what gained less in 240 right sentences and 150 wrong ones, nearly all was right as it was. */
const LEAST_GAIN_NATS = 3.5;
/** Where one thing was wrong another is likelier to be. */
const MENDED_LEEWAY = 1;

/** Decides what is told to the learner: what is sure, and what a language model agrees with. */
export async function weighSuspicions(
  text: string,
  { findings, sentences }: Suspicions,
  scorer: SentenceScorer | undefined,
  isMended = false,
): Promise<readonly Finding[]> {
  let sure = withoutOverlaps(findings);
  const agreed: Finding[] = [];
  if (scorer !== undefined) {
    for (const sentence of sentences) {
      const weigh: Weigh = (mended, changes) => gainsOf(scorer, text, sentence, mended, changes);
      const vetoed = await unlikely(weigh, ofSentence(sure, sentence));
      sure = sure.filter((finding) => !vetoed.includes(finding));
      agreed.push(...(await agreedOn(weigh, sentence, ofSentence(sure, sentence), isMended)));
    }
  }
  return withoutOverlaps([...sure, ...agreed]);
}

interface Weighing {
  /** By how many nats each change makes the sentence likelier; none where that cannot be told. */
  readonly gains: readonly number[];
  /** How likely the sentence is as it stands. */
  readonly natsPerWord: number;
}

/** Weighs changes to a sentence, once `mended` is. */
type Weigh = (mended: readonly Finding[], changes: readonly Finding[]) => Promise<Weighing>;

async function gainsOf(
  scorer: SentenceScorer,
  text: string,
  sentence: SuspectSentence,
  mended: readonly Finding[],
  changes: readonly Finding[],
): Promise<Weighing> {
  const { words } = sentence;
  if (changes.length === 0 || words < FEWEST_WORDS || words > MOST_WORDS)
    return { gains: [], natsPerWord: USUAL_NATS_PER_WORD };
  const [now = 0, ...scores] = await scorer.score([
    writtenSentence(text, sentence, mended),
    ...changes.map((change) => writtenSentence(text, sentence, [...mended, change])),
  ]);
  return { gains: scores.map((score) => score - now), natsPerWord: now / words };
}

const ofSentence = (findings: readonly Finding[], { span }: SuspectSentence): readonly Finding[] =>
  findings.filter((finding) => isInside(finding.span, span));

/** Corrections that a rule is sure of, but that hardly make the sentence more likely. */
async function unlikely(weigh: Weigh, sure: readonly Finding[]): Promise<readonly Finding[]> {
  const open = sure.filter(({ confidence }) => confidence < CERTAIN);
  const { gains } = await weigh([], open);
  return open.filter((_, at) => (gains[at] ?? Infinity) < SURE_GAIN_NATS);
}

async function agreedOn(
  weigh: Weigh,
  { candidates }: SuspectSentence,
  mended: readonly Finding[],
  isMended: boolean,
): Promise<readonly Finding[]> {
  const open = candidates.filter(
    ({ finding }) => !mended.some((other) => isNear(finding.span, other.span)),
  );
  const { gains, natsPerWord } = await weigh(
    mended,
    open.map(({ finding }) => finding),
  );
  const usual = Math.max(LEAST_LEEWAY, Math.min(MOST_LEEWAY, natsPerWord - USUAL_NATS_PER_WORD));
  return open.flatMap(({ finding, marginNats, isDrop }, at) => {
    const gain = gains[at] ?? -Infinity;
    const more = (isDrop ? Math.max(0, usual) : usual) - (isMended ? MENDED_LEEWAY : 0);
    // What the rules are sure of goes before; among these, the greatest gain.
    return gain < Math.max(LEAST_GAIN_NATS, marginNats + more)
      ? []
      : [{ ...finding, confidence: Math.min(SURE, 0.7 + gain / NATS_TO_CERTAINTY) }];
  });
}
