/** One token of a `.dict` or `.affix` file. */
export interface DictionaryToken {
  readonly text: string;
  /** A quoted token is a word, never an operator. */
  readonly isQuoted: boolean;
}

/** Cuts a `.dict` or `.affix` file into tokens; `%` begins a comment. */
export function lexDictionary(source: string): readonly DictionaryToken[] {
  const tokens: DictionaryToken[] = [];
  // A quoted list of quotation marks begins with two of them; three alone are the mark itself.
  const pattern = /%[^\n]*|"""|"("?(?<=""(?=[^\s:;])|")[^"]*)"|[()[\]{}:;&]|[^\s()[\]{}:;&%"]+/gu;
  for (const [text, quoted] of source.matchAll(pattern)) {
    if (text.startsWith('%')) continue;
    if (text === '"""') tokens.push({ text: '"', isQuoted: true });
    else if (quoted !== undefined) tokens.push({ text: quoted, isQuoted: true });
    else tokens.push({ text, isQuoted: false });
  }
  return tokens;
}

export const isMark = (token: DictionaryToken | undefined, ...marks: readonly string[]): boolean =>
  token !== undefined && !token.isQuoted && marks.includes(token.text);
