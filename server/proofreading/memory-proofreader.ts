import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import { AREA_OF, type Finding, type IssueKind } from '../../language/issues/finding.ts';
import type { Topic } from '../../language/issues/topics.ts';
import {
  LONGEST_TEXT,
  type Proofreader,
  type Proofreading,
  type ProofreadingError,
} from './proofreader.ts';

interface Mistake {
  readonly found: RegExp;
  readonly replacement: string;
  readonly kind: IssueKind;
  readonly topic: Topic;
}

const MISTAKES: readonly Mistake[] = [
  {
    found: /(?<=\bdiscuss(?:ed)?) about\b/giu,
    replacement: '',
    kind: 'transitivity',
    topic: 'verbs-without-preposition',
  },
  {
    found: /(?<=\bshe )have\b/giu,
    replacement: 'has',
    kind: 'agreement',
    topic: 'subject-verb-agreement',
  },
  {
    found: /(?<=\bshe )don'?t\b/giu,
    replacement: "doesn't",
    kind: 'agreement',
    topic: 'subject-verb-agreement',
  },
  {
    found: /\binformations\b/giu,
    replacement: 'information',
    kind: 'number',
    topic: 'countable-uncountable',
  },
  {
    found: /(?<=\bam )interesting(?= in\b)/giu,
    replacement: 'interested',
    kind: 'participle-adjective',
    topic: 'participle-adjectives',
  },
  { found: /\bbeleive\b/giu, replacement: 'believe', kind: 'spelling', topic: 'spelling' },
];

const WHY = {
  ja: 'この言い方は正しくありません。',
  en: 'This is not how it is said.',
  ko: '이렇게 말하지 않아요.',
} as const;

/** As long as a quick proofreader takes. */
const WORK_MS = 25;

/** Knows the few mistakes of the list above, and nothing else. */
export class MemoryProofreader implements Proofreader {
  #isClosed = false;

  async proofread(
    text: string,
    signal?: AbortSignal,
  ): Promise<Result<Proofreading, ProofreadingError>> {
    if (text.length > LONGEST_TEXT) return fail({ kind: 'text-too-long', limit: LONGEST_TEXT });
    await sleep(WORK_MS);
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    if (this.#isClosed) return fail({ kind: 'proofreader-failed' });
    const findings = MISTAKES.flatMap((mistake) => findingsOf(text, mistake)).toSorted(
      (a, b) => a.span.start - b.span.start,
    );
    const corrected = applyFindings(text, findings);
    return ok({ findings, corrected, written: asWritten(corrected) });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}

const findingsOf = (text: string, { found, replacement, kind, topic }: Mistake) =>
  [...text.matchAll(found)].map((match): Finding => ({
    span: { start: match.index, end: match.index + match[0].length },
    replacement,
    kind,
    area: AREA_OF[kind],
    why: WHY,
    topic,
    confidence: 1,
  }));

function asWritten(text: string): string {
  const capital = text
    .replaceAll(/\bi\b/gu, 'I')
    .replace(/^[a-z]/u, (first) => first.toUpperCase());
  return /[a-z]$/iu.test(capital) ? `${capital}.` : capital;
}
