import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Position } from './content-problem.ts';

export type ContentPath = readonly (string | number)[];

export interface PositionedYaml {
  readonly value: unknown;
  readonly errors: readonly (Position & { readonly message: string })[];
  /** Where this value starts; for what is not there, where the nearest thing around it starts. */
  positionOf(path: ContentPath): Position;
  /** Where the name of this entry starts. */
  positionOfKey(path: ContentPath): Position;
}

export function parseYaml(text: string): PositionedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const root: Node | null = document.contents;
  return {
    value: document.errors.length === 0 ? document.toJS() : undefined,
    errors: document.errors.map((error) => ({ ...at(error.pos[0]), message: error.message })),
    positionOf: (path) => at(offsets(root, path).value),
    positionOfKey: (path) => at(offsets(root, path).key),
  };
}

function offsets(root: Node | null, path: ContentPath): { value: number; key: number } {
  let found = { value: startOf(root) ?? 0, key: startOf(root) ?? 0 };
  let node: unknown = root;
  for (const step of path) {
    const next = stepInto(node, step);
    if (next === undefined) break;
    const key = startOf(next.key) ?? startOf(next.value) ?? found.value;
    found = { key, value: isEmpty(next.value) ? key : (startOf(next.value) ?? key) };
    node = next.value;
  }
  return found;
}

function stepInto(
  node: unknown,
  step: string | number,
): { key: unknown; value: unknown } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return value === undefined ? undefined : { key: value, value };
  }
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(step));
}

const startOf = (node: unknown): number | undefined =>
  isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? undefined) : undefined;

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && node.value === null && node.source === '');
