import { ExpressionBuilder } from './expression-builder.ts';
import { isMark, lexDictionary } from './lex-dictionary.ts';
import { parseExpression } from './parse-expression.ts';

/** The contents of a file, named by its path in `english/`. */
export type ReadSource = (path: string) => string;

export interface Entries {
  readonly builder: ExpressionBuilder;
  /** A word's nodes, by its subscript: the `v` of `run.v`. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly idioms: ReadonlyMap<string, readonly number[]>;
  readonly definitions: ReadonlyMap<string, string>;
  readonly reachesFar: readonly string[];
  readonly reachesNext: readonly string[];
}

/** Of `4.0.dialect`'s default: what a dialect that is not named there costs. */
const COST_OF_DIALECT = 4;
const DEFAULT_DIALECTS: Readonly<Record<string, number>> = { 'bad-spelling': 0, colloquial: 0 };

/** Reads the entries of `.dict` files, each a list of words, a colon and an expression. */
export function readEntries(files: readonly string[], read: ReadSource): Entries {
  const builder = new ExpressionBuilder();
  const nodes = new Map<string, number>();
  const words = new Map<string, Map<string, number>>();
  const idioms = new Map<string, number[]>();
  const definitions = new Map<string, string>();
  const add = (name: string, node: number) => {
    nodes.set(name, node);
    const [word, subscript] = splitSubscript(name);
    if (/^[^_<].*_/u.test(word) && !word.endsWith('_')) {
      idioms.set(word, [...(idioms.get(word) ?? []), node]);
      return;
    }
    const bySubscript = words.get(word) ?? new Map<string, number>();
    words.set(word, bySubscript.set(subscript, node));
  };
  const context = {
    builder,
    nodeOf: (name: string) => nodes.get(name),
    dialectCost: (dialect: string) => DEFAULT_DIALECTS[dialect] ?? COST_OF_DIALECT,
  };

  const tokens = lexDictionary(files.map(read).join('\n'));
  for (let at = 0; at < tokens.length;) {
    const end = tokens.findIndex((token, index) => index >= at && isMark(token, ';'));
    const entry = tokens.slice(at, end);
    at = end + 1;
    if (isMark(entry[0], '#define')) {
      definitions.set(entry[1]?.text ?? '', entry[2]?.text ?? '');
      continue;
    }
    const colon = entry.findIndex((token) => isMark(token, ':'));
    const node = parseExpression(entry.slice(colon + 1), context);
    for (const { text, isQuoted } of entry.slice(0, colon)) {
      const isFile = !isQuoted && /^\/.+\/words/u.test(text);
      for (const name of isFile ? readWords(read(pathOf(text))) : [text]) add(name, node);
    }
  }
  const namesIn = (name: string) => builder.namesIn(nodes.get(name) ?? builder.nothing);
  return {
    builder,
    words,
    idioms,
    definitions,
    reachesFar: namesIn('UNLIMITED-CONNECTORS'),
    reachesNext: namesIn('LENGTH-LIMIT-1'),
  };
}

/** The files name each other by `/en/words/…`. */
export const pathOf = (name: string): string => name.replace(/^\/en\//u, '');

export const readWords = (source: string): readonly string[] =>
  source.replaceAll(/%.*$/gmu, '').split(/\s+/u).filter(Boolean);

/** `run.v` is the word `run`; `N.H.` is one by itself. */
function splitSubscript(name: string): readonly [word: string, subscript: string] {
  const dot = name.lastIndexOf('.');
  const subscript = name.slice(dot + 1);
  return dot > 0 && /^[a-z#,~]/u.test(subscript) ? [name.slice(0, dot), subscript] : [name, ''];
}
