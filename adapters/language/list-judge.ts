import type { Listed, TypedJudge } from '../../core/ports/typed-judge.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { judge } from '../../language/judge/judge.ts';
import { typedAnswer } from '../../language/judge/settle-sound.ts';
import { remarksOf, type Verdict } from '../../language/judge/verdict.ts';

/** The judge of the server without the models that it asks: what those would decide stays open. */
export class ListJudge implements TypedJudge {
  judge(text: string, listed: Listed): GradedAnswer | undefined {
    const transcript = text.trim();
    const verdict = judgedBy(transcript, listed);
    if (verdict === undefined || verdict.outcome === 'say-again') return undefined;
    const here = { transcript, nearest: verdict.nearest, isJudgedHere: true } as const;
    if (isOpen(verdict)) {
      return { ...here, outcome: 'correct', judged: 'unlisted', words: [], remarks: [] };
    }
    const outcome = verdict.outcome === 'wrong' ? 'wrong' : 'correct';
    const remarks = remarksOf(verdict);
    return { ...here, outcome, judged: outcome, words: verdict.words, remarks };
  }
}

/** Patterns of a newer server may be written in a way that this app cannot read. */
function judgedBy(text: string, listed: Listed): Verdict | undefined {
  try {
    return judge(typedAnswer(text), listed);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Words alone tell little of what is meant. */
const isOpen = (verdict: Verdict): boolean =>
  verdict.outcome === 'unlisted' || remarksOf(verdict).some(({ kind }) => kind === 'meaning');
