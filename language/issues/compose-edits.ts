import { applyFindings } from './apply-findings.ts';
import type { Span } from './finding.ts';

export interface TextEdit {
  readonly span: Span;
  readonly replacement: string;
}

/** One edit of the text as it was, and which of the edits before and after it are made of. */
export interface ComposedEdit<First, Second> extends TextEdit {
  readonly first: readonly First[];
  readonly second: readonly Second[];
}

/**
 * Edits of a text, and edits of what became of it, as edits of the text as it was, in its order and never overlapping. What
 * changes the same words twice becomes one edit.
 */
export function composeEdits<First extends TextEdit, Second extends TextEdit>(
  text: string,
  first: readonly First[],
  second: readonly Second[],
): readonly ComposedEdit<First, Second>[] {
  const ordered = first.toSorted((a, b) => a.span.start - b.span.start);
  const images = imagesOf(ordered);
  const between = applyFindings(text, ordered);
  const parts: Part<First, Second>[] = [
    ...ordered.map((edit, at) => ({ span: images[at] ?? edit.span, first: [edit], second: [] })),
    ...second.map((edit) => ({ span: edit.span, first: [], second: [edit] })),
  ];
  return join(parts).map(({ span, ...of }) => ({
    ...of,
    span: {
      start: startBefore(ordered, images, span.start),
      end: endBefore(ordered, images, span.end),
    },
    replacement: applyFindings(
      between.slice(span.start, span.end),
      of.second.map(({ span: { start, end }, replacement }) => ({
        span: { start: start - span.start, end: end - span.start },
        replacement,
      })),
    ),
  }));
}

interface Part<First, Second> {
  /** In the text between. */
  readonly span: Span;
  readonly first: readonly First[];
  readonly second: readonly Second[];
}

/** Where in the text between each edit's words stand. */
function imagesOf(edits: readonly TextEdit[]): readonly Span[] {
  let shift = 0;
  return edits.map(({ span, replacement }) => {
    const start = span.start + shift;
    const end = start + replacement.length;
    shift = end - span.end;
    return { start, end };
  });
}

/** Where what begins at an offset of the text between began. */
function startBefore(edits: readonly TextEdit[], images: readonly Span[], offset: number): number {
  const opened = edits[images.findIndex(({ start }) => start === offset)];
  return opened?.span.start ?? endBefore(edits, images, offset);
}

/** Where what ends at an offset of the text between, not within an edit, ended. */
function endBefore(edits: readonly TextEdit[], images: readonly Span[], offset: number): number {
  const at = images.findLastIndex(({ end }) => end <= offset);
  return offset + (edits[at]?.span.end ?? 0) - (images[at]?.end ?? 0);
}

/** Parts that share words or begin together, as one. */
function join<First, Second>(
  parts: readonly Part<First, Second>[],
): readonly Part<First, Second>[] {
  const joined: Part<First, Second>[] = [];
  for (const part of parts.toSorted(
    (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
  )) {
    const last = joined.at(-1);
    if (last === undefined || !touches(last.span, part.span)) joined.push(part);
    else
      joined[joined.length - 1] = {
        span: { start: last.span.start, end: Math.max(last.span.end, part.span.end) },
        first: [...last.first, ...part.first],
        second: [...last.second, ...part.second],
      };
  }
  return joined;
}

const touches = (a: Span, b: Span): boolean =>
  b.start < a.end || a.start === b.start || (b.start === b.end && b.start === a.end);
