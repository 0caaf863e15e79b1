import type { Pattern } from './pattern.ts';

/** Every wording of a pattern, as it is written; its author's first choices come first. Some may be given twice. */
export function* expandPattern(pattern: Pattern): Generator<string> {
  for (const text of texts(pattern)) yield asSentence(text);
}

/** The first option of every slot, with all that may be left out: the wording that is shown. */
export function leadingWording(pattern: Pattern): string {
  const { value } = expandPattern(pattern).next();
  return typeof value === 'string' ? value : '';
}

/** As few wordings as have every option of every slot in one of them, the leading one first. */
export const coveringWordings = (pattern: Pattern): readonly string[] => [
  ...new Set(covering(pattern).map(asSentence)),
];

function covering(pattern: Pattern): readonly string[] {
  switch (pattern.kind) {
    case 'text':
      return [pattern.text];
    case 'choice':
      return pattern.options.flatMap(covering);
    case 'sequence': {
      const perPart = pattern.parts.map(covering);
      const most = Math.max(0, ...perPart.map(({ length }) => length));
      return Array.from({ length: most }, (_, at) =>
        perPart.map((options) => options[at % options.length] ?? '').join(''),
      );
    }
  }
}

/** How many wordings there are, those that come twice counted twice. */
export function countWordings(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'text':
      return 1;
    case 'sequence':
      return pattern.parts.reduce((product, part) => product * countWordings(part), 1);
    case 'choice':
      return pattern.options.reduce((sum, option) => sum + countWordings(option), 0);
  }
}

function* texts(pattern: Pattern): Generator<string> {
  switch (pattern.kind) {
    case 'text':
      yield pattern.text;
      return;
    case 'choice':
      for (const option of pattern.options) yield* texts(option);
      return;
    case 'sequence':
      yield* joined(pattern.parts);
  }
}

function* joined([first, ...others]: readonly Pattern[]): Generator<string> {
  if (first === undefined) {
    yield '';
    return;
  }
  for (const text of texts(first)) for (const rest of joined(others)) yield `${text}${rest}`;
}

/** Where a slot was left out, its spaces and comma go with it. */
export function asSentence(text: string): string {
  const tidy = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.?!;:])/gu, '')
    .replaceAll(/[,;:]+(?=[,.?!;:])/gu, '')
    .replace(/^[\s,;:]+/u, '')
    .trimEnd();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
