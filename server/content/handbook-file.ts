import { ok, type Result } from '../../core/shared/result.ts';
import type { ContentProblem } from './content-problem.ts';
import { HandbookSchema, type HandbookTopic } from './handbook-schema.ts';
import { parseContent, type ParsedContent } from './parse-content.ts';

export type { HandbookTopic } from './handbook-schema.ts';

/** Some topics of the handbook, and where each of their parts stands in its file. */
export interface HandbookFile extends Pick<ParsedContent<unknown>, 'problemAt'> {
  readonly file: string;
  readonly topics: readonly HandbookTopic[];
}

/** Reads one file of the handbook. `file` is only the name that problems carry. */
export function parseHandbookFile(
  file: string,
  text: string,
): Result<HandbookFile, readonly ContentProblem[]> {
  const parsed = parseContent(file, text, HandbookSchema);
  if (!parsed.ok) return parsed;
  const { value, problemAt } = parsed.value;
  return ok({ file, topics: value.topics, problemAt });
}
