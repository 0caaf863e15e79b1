import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type LevelName } from './level.ts';

/** `server` rules are shown by scenarios of the api level that call the backend as a stranger would. */
export type RuleLevel = LevelName | 'server';

export interface ProductRule {
  readonly id: string;
  readonly levels: readonly RuleLevel[];
  readonly text: string;
}

/** The numbered rules of docs/rules.md, in their order. */
export function readRules(): readonly ProductRule[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
  const rules = [...text.matchAll(/^- ([A-Z0-9]+-\d+) \[([a-z ]+)\] (.*)$/gm)].map(
    ([, id = '', levels = '', sentence = '']) => ({
      id,
      levels: levels.split(' ') as RuleLevel[], // the pattern admits words only; a wrong one shows as never run
      text: sentence,
    }),
  );
  if (rules.length === 0) throw new Error('docs/rules.md has no rules');
  return rules;
}

/** Cucumber's tag expression for the scenarios of one level; one tagged `@only-…` runs at no other, one tagged `@not-…` not there. */
export function tagsOfLevel(level: LevelName): string {
  const own = readRules().filter(
    ({ levels }) => levels.includes(level) || (level === 'api' && levels.includes('server')),
  );
  const elsewhere = LEVELS.filter((other) => other !== level).map((other) => `@only-${other}`);
  const elsewhereOrNotHere = [...elsewhere, `@not-${level}`].join(' or ');
  const chosen = [...own.map(({ id }) => `@${id}`), `@also-${level}`].join(' or ');
  return `(${chosen}) and not (${elsewhereOrNotHere})`;
}
