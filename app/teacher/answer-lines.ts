import type { Language } from '../../core/shared/language.ts';

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] };

/** What a teacher's text is made of; anything that is not marked is a paragraph. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'points') {
      blocks.splice(-1, 1, { kind: 'points', points: [...last.points, line.slice(2)] });
    } else blocks.push({ kind: 'points', points: [line.slice(2)] });
  }
  return blocks;
}

export interface Run {
  readonly text: string;
  /** Absent where it is the language of the whole. */
  readonly lang?: Language;
}

/** Letters, and what stands between words of the same language. */
const ENGLISH = /[A-Za-z](?:[A-Za-z0-9 ,.'’!?$%…/-]*[A-Za-z0-9.!?'’…])?/gu;
const JAPANESE =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。？！「」（）0-9〜]*/gu;

/** A text cut where its language changes, so that screen readers and fonts may change with it. */
export function runsOf(text: string, language: Language): readonly Run[] {
  const foreign: readonly (readonly [Language, RegExp])[] = [
    ...(language === 'en' ? [] : [['en', ENGLISH] as const]),
    ...(language === 'ja' ? [] : [['ja', JAPANESE] as const]),
  ];
  const found = foreign
    .flatMap(([lang, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ lang, text: match[0], at: match.index })),
    )
    .toSorted((a, b) => a.at - b.at);
  const runs: Run[] = [];
  let at = 0;
  for (const run of found) {
    if (run.at > at) runs.push({ text: text.slice(at, run.at) });
    runs.push({ text: run.text, lang: run.lang });
    at = run.at + run.text.length;
  }
  return at < text.length ? [...runs, { text: text.slice(at) }] : runs;
}
