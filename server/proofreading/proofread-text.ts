import { ok, type Result } from '../../core/shared/result.ts';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import type { Finding, Span } from '../../language/issues/finding.ts';
import { foundAgain, RespelledText, type Misspelling } from '../../language/issues/respelling.ts';
import { writeTidily } from '../../language/issues/write-tidily.ts';
import { chooseSpellings } from './choose-spellings.ts';
import type { Suspicions } from './find-suspicions.ts';
import type { Proofreading } from './proofreader.ts';
import type { SentenceScorer } from './sentence-scorer.ts';
import { weighSuspicions } from './weigh-suspicions.ts';

/** What reads a text without knowing what is likely. */
export interface TextReader<Problem> {
  misspellings(text: string): Promise<Result<readonly Misspelling[], Problem>>;
  /** Of the sentences that share something with `within`, if that is given. */
  suspicions(text: string, within?: readonly Span[]): Promise<Result<Suspicions, Problem>>;
}

/** A mistake may hide another; what is still wrong after that many readings mostly cannot be mended. */
const MOST_READINGS = 3;

/** Mends what is misspelt, then what is wrong, and reads the sentences that were mended again. */
export async function proofreadText<Problem>(
  text: string,
  reader: TextReader<Problem>,
  scorer: SentenceScorer | undefined,
): Promise<Result<Proofreading, Problem>> {
  const misspellings = await reader.misspellings(text);
  if (!misspellings.ok) return misspellings;
  const respelled = new RespelledText(
    text,
    await chooseSpellings(text, misspellings.value, scorer),
  );
  let found: readonly Finding[] = [];
  let within: readonly Span[] | undefined;
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const mended = applyFindings(respelled.text, found);
    const suspicions = await reader.suspicions(mended, within);
    if (!suspicions.ok) return suspicions;
    const more = await weighSuspicions(mended, suspicions.value, scorer, reading > 1);
    if (more.length === 0) break;
    found = foundAgain(respelled.text, found, more);
    within = mendedSpans(mended, more);
  }
  const findings = respelled.restore(found);
  return ok({
    findings,
    corrected: applyFindings(text, findings),
    written: writeTidily(applyFindings(respelled.text, found)),
  });
}

/** Where what was found stands once it is mended. */
function mendedSpans(text: string, findings: readonly Finding[]): readonly Span[] {
  return findings.map(({ span, replacement }, at) => {
    const start = applyFindings(text.slice(0, span.start), findings.slice(0, at)).length;
    return { start, end: start + replacement.length };
  });
}
