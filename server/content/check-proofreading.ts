import { SURE } from '../../language/issues/finding.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import type { BookFile } from './book-file.ts';
import type { ContentProblem } from './content-problem.ts';
import { eachQuestion } from './each-question.ts';

/** Where the proofreader finds something in an accepted answer: one of the two is wrong. */
export async function checkProofreading(
  files: readonly BookFile[],
  proofreader: Proofreader,
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { file, path, question } of eachQuestion(files)) {
    for (const [at, answer] of question.answers.entries()) {
      const read = await proofreader.proofread(answer);
      if (!read.ok) throw new Error(`"${answer}": ${read.error.kind}`);
      const { corrected } = read.value;
      // What only the form of a sentence tells is mostly right, but not of every sentence like it.
      const findings = read.value.findings.filter(({ confidence }) => confidence > SURE);
      if (findings.length > 0)
        problems.push(
          file.problemAt(
            [...path, 'answers', at],
            'proofreader-objects',
            `${answer} → ${corrected} (${findings.map(({ kind }) => kind).join(', ')})`,
          ),
        );
    }
  }
  return problems;
}
