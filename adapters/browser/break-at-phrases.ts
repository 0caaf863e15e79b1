import { phrasesOf } from './japanese-phrases.ts';

/** Where a line may end, and nothing is seen. */
const BREAK = '\u200B';
/** What a learner writes is left alone. */
const LEFT_ALONE = 'input, textarea, script, style, [contenteditable]';

/**
 * Lets lines of Japanese end between phrases alone, in a browser that can't by itself (`word-break: auto-phrase`): text on the page gets
 * invisible breaks, also what comes later, and a style sheet forbids all others. What is copied has none of them.
 *
 * @returns what ends it; breaks that were made stay.
 */
export function breakAtPhrases(root: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    mark(
      records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      ),
    );
  });
  const over = new AbortController();
  const watch = () =>
    changes.observe(root, { subtree: true, childList: true, characterData: true });
  const mark = (nodes: readonly Node[]) => {
    changes.disconnect();
    for (const node of nodes.filter(({ isConnected }) => isConnected))
      for (const text of textsIn(node)) if (isJapanese(text)) setBreaks(text);
    watch();
  };
  root.dataset['phrases'] = '';
  mark([root]);
  document.addEventListener('copy', copyWithout, { signal: over.signal });
  return () => {
    over.abort();
    changes.disconnect();
  };
}

function* textsIn(within: Node): Generator<Text> {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  if (within instanceof Text) yield within;
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}

const isJapanese = ({ data, parentElement }: Text): boolean =>
  /[ぁ-ゖァ-ヺ]/.test(data) &&
  parentElement?.closest<HTMLElement>('[lang]')?.lang === 'ja' &&
  !parentElement.closest(LEFT_ALONE);

function setBreaks(text: Text): void {
  const broken = phrasesOf(text.data.replaceAll(BREAK, '')).join(BREAK);
  // Else the page would be told of a change that is none.
  if (broken !== text.data) text.data = broken;
}

function copyWithout(event: ClipboardEvent): void {
  const copied = String(document.getSelection());
  if (!copied.includes(BREAK) || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', copied.replaceAll(BREAK, ''));
  event.preventDefault();
}
