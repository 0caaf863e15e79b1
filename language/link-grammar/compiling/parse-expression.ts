import { LEFT, RIGHT } from '../dictionary.ts';
import type { ExpressionBuilder } from './expression-builder.ts';
import { isMark, type DictionaryToken } from './lex-dictionary.ts';

export interface ExpressionContext {
  readonly builder: ExpressionBuilder;
  /** The node of an earlier entry, a `<macro>` or a word. */
  readonly nodeOf: (name: string) => number | undefined;
  /** What an expression marked with this dialect costs more. */
  readonly dialectCost: (dialect: string) => number;
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/u;
const DIALECT = /^(?!(?:or|and|sym)$)[a-z][a-zA-Z\d_-]*$/u;
const SINGLE = /^(@?)([hd]?[A-Z]+[a-z0-9*]*)([+\-$])$/u;

/** Reads what follows the `:` of an entry and returns its node. Throws where it cannot be read. */
export function parseExpression(
  tokens: readonly DictionaryToken[],
  { builder, nodeOf, dialectCost }: ExpressionContext,
): number {
  if (tokens.length === 0) return builder.nothing;
  let at = 0;
  const skip = (...marks: readonly string[]): boolean => {
    const isThere = isMark(tokens[at], ...marks);
    if (isThere) at += 1;
    return isThere;
  };
  const fault = (problem: string): Error =>
    new Error(
      `${problem} after ${tokens
        .slice(Math.max(0, at - 8), at)
        .map(({ text }) => text)
        .join(' ')}`,
    );
  const closed = (node: number, mark: string): number => {
    if (!skip(mark)) throw fault(`no ${mark}`);
    return node;
  };

  const any = (): number => {
    const parts = [all()];
    while (skip('or', '|')) parts.push(all());
    return builder.any(parts);
  };
  const all = (): number => {
    const parts = [single()];
    let isSymmetric = false;
    while (isMark(tokens[at], '&', 'and', '^', 'sym')) {
      isSymmetric ||= isMark(tokens[at], '^', 'sym');
      at += 1;
      parts.push(single());
    }
    return isSymmetric
      ? builder.any([builder.all(parts), builder.all(parts.toReversed())])
      : builder.all(parts);
  };
  const single = (): number => {
    if (skip('(')) return skip(')') ? builder.nothing : closed(any(), ')');
    if (skip('{')) return builder.optional(closed(any(), '}'));
    if (skip('[')) return dearer(skip(']') ? builder.nothing : closed(any(), ']'));
    const token = tokens[at];
    if (token === undefined) throw fault('nothing');
    at += 1;
    const [, multi, name, side] = (token.isQuoted ? null : SINGLE.exec(token.text)) ?? [];
    if (name === undefined) {
      const node = nodeOf(token.text);
      if (node === undefined) throw fault('unknown name');
      return node;
    }
    const on = (which: number) => builder.connector(name, which, multi === '@');
    return side === '$' ? builder.any([on(RIGHT), on(LEFT)]) : on(side === '+' ? RIGHT : LEFT);
  };
  const dearer = (node: number): number => {
    const token = tokens[at];
    const cost = token?.isQuoted === false ? token.text : '';
    if (!NUMBER.test(cost) && !DIALECT.test(cost)) return builder.dearer(node, 1);
    at += 1;
    return builder.dearer(node, NUMBER.test(cost) ? Number(cost) : dialectCost(cost));
  };

  const node = any();
  if (at !== tokens.length) throw fault('more than an expression');
  return node;
}
