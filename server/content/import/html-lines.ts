import { Parser } from 'htmlparser2';

/** What starts a line of its own. */
const BLOCKS = new Set(['br', 'div', 'p', 'li', 'tr', 'hr', 'ul', 'ol', 'table', 'h1', 'h2', 'h3']);
/** Left out: no part of the text that a reader reads. */
const UNREAD = new Set(['style', 'script', 'rt', 'rp']);

/** The lines of an Anki field as a reader sees them: no tags, no sounds, no pictures; entities as their letters. */
export function htmlLines(html: string): readonly string[] {
  let text = '';
  let unread = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name)) text += '\n';
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread -= 1;
      if (BLOCKS.has(name)) text += '\n';
    },
    ontext: (part) => {
      if (unread === 0) text += part;
    },
  });
  parser.end(html);
  return text
    .replaceAll(/\[(?:sound|anki):[^\]]*\]/gu, '')
    .replaceAll(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/gu, '$1')
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '');
}
