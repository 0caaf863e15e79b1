// Why: learners teach the lists. Prints the wordings that learners counted as right although they are not listed, and those that
// a language model judged, with what the proofreader says of each; an author reads them before they become wordings.
// Usage: node scripts/content-candidates.ts [--least N]; asks the database of the settings (docs/operations.md). An embedded
// database is open to one process at a time: stop Oz first.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/read-config.ts';
import { readBooks } from '../server/content/read-books.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { EmbeddedProofreader } from '../server/proofreading/embedded-proofreader.ts';
import { wordingKey } from '../server/judging/judged-wordings.ts';
import { SqlJudgedWordings } from '../server/storage/sql/sql-judged-wordings.ts';
import { claimedWordings } from '../server/storage/sql/claimed-wordings.ts';
import { refusalLine } from '../server/start-refusal.ts';

const { values } = parseArgs({ options: { least: { type: 'string', default: '2' } } });
const books = await readBooks(join(import.meta.dirname, '../content/books'));
if (!books.ok) throw new Error('The books do not read: npm run content:check');
const prompts = new Map(
  books.value.flatMap(({ lessons }) =>
    lessons.flatMap(({ questions }) => questions.map(({ id, prompt }) => [id, prompt] as const)),
  ),
);

const config = readConfig(process.env);
if ('kind' in config) throw new Error(refusalLine(config));
const { database: address, dataFolder } = config;
const unlock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
if (unlock?.ok === false) throw new Error(`Oz runs on ${dataFolder}: stop it first`);
const { db } = await openDatabase(address);
const proofreader = new EmbeddedProofreader({ modelFolder: config.modelFolder });
try {
  await migrate(db);
  console.log(['question', 'prompt', 'wording', 'learners', 'form', 'model'].join('\t'));
  const judged = await new SqlJudgedWordings(db).all();
  const claimed = await claimedWordings(db, Number(values.least));
  const keyOf = (one: { readonly questionId: string; readonly wording: string }) =>
    `${one.questionId} ${wordingKey(one.wording)}`;
  const verdicts = new Map(judged.map((one) => [keyOf(one), one.verdict.outcome]));
  const claims = new Set(claimed.map(keyOf));
  const unclaimed = judged.filter(
    (one) => one.verdict.outcome === 'right' && !claims.has(keyOf(one)),
  );
  for (const candidate of [...claimed, ...unclaimed.map((one) => ({ ...one, learners: 0 }))]) {
    const { questionId, wording, learners } = candidate;
    const read = await proofreader.proofread(wording);
    const form = read.ok
      ? read.value.findings.map(({ kind, replacement }) => `${kind} → ${replacement}`).join(', ')
      : read.error.kind;
    console.log(
      [
        questionId,
        prompts.get(questionId) ?? '',
        wording,
        learners,
        form || 'nothing',
        verdicts.get(keyOf(candidate)) ?? 'not asked',
      ].join('\t'),
    );
  }
} finally {
  await proofreader.close();
  await db.destroy();
  if (unlock?.ok) unlock.value();
}
