// Why: a list of what belongs together is of use only while it is whole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from '../protocol/endpoint.ts';
import { endpoints } from '../protocol/endpoints.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/security/combinations.md'), 'utf8');

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
}

/** The names of all that a part of a call may have. */
function namesIn(schema: Schema | undefined): readonly string[] {
  if (!schema) return [];
  const { entries = {}, item, wrapped, options = [] } = schema;
  const inner = [item, wrapped, ...options.filter((one) => typeof one === 'object')];
  return [
    ...Object.entries(entries).flatMap(([name, part]) => [name, ...namesIn(part)]),
    ...inner.flatMap((one) => namesIn(one as Schema | undefined)),
  ];
}

/** What names a thing, or a moment. */
const isOfAnother = (name: string): boolean => /(^|_)(ids?|at|sentence)$/.test(name);

it('every call with two ids or moments is on the page', () => {
  const needed = Object.entries<Endpoint>(endpoints).filter(([, { params, body, form }]) => {
    const names = [params, body, form].flatMap((part) => namesIn(part as Schema | undefined));
    return new Set(names.filter(isOfAnother)).size > 1;
  });
  expect(needed.length).toBeGreaterThan(15);
  const missing = needed.filter(([name]) => !page.includes(`\`${name}\``));
  expect(missing.map(([name]) => name)).toEqual([]);
});
