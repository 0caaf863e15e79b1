import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breakAtPhrases } from './break-at-phrases.ts';

const BREAK = '\u200B';
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  root = document.createElement('div');
  root.lang = 'ja';
  document.body.append(root);
  stop = () => {};
});

afterEach(() => {
  stop();
  root.remove();
});

const sentence = 'この博物館は月曜日は閉まっています。';
const broken = ['この', '博物館は', '月曜日は', '閉まっています。'].join(BREAK);

it('breaks what is there', () => {
  root.innerHTML = `<p>${sentence}</p>`;
  stop = breakAtPhrases(root);
  expect(root.textContent).toBe(broken);
});

it('breaks what comes later, and what changes', async () => {
  stop = breakAtPhrases(root);
  const p = document.createElement('p');
  p.append(document.createTextNode(sentence));
  root.append(p);
  await vi.waitUntil(() => root.textContent === broken);
  const [text] = p.childNodes;
  if (!text) throw new Error('The text is gone');
  // As React changes a text.
  text.nodeValue = '犬と猫。';
  await vi.waitUntil(() => root.textContent === ['犬と', '猫。'].join(BREAK));
  expect(p.childNodes).toHaveLength(1);
});

it('leaves other languages alone, and what she writes', () => {
  root.innerHTML = `<p lang="en">${sentence}</p><p lang="ko">${sentence}</p><textarea>${sentence}</textarea>`;
  stop = breakAtPhrases(root);
  expect(root.textContent).toBe(sentence.repeat(3));
});

it('lets nothing of it be copied', () => {
  root.innerHTML = `<p>${sentence}</p>`;
  stop = breakAtPhrases(root);
  document.getSelection()?.selectAllChildren(root);
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
  document.dispatchEvent(event);
  expect(event.clipboardData?.getData('text/plain').trim()).toBe(sentence);
});

it('goes on with nothing once it is ended', async () => {
  stop = breakAtPhrases(root);
  stop();
  root.innerHTML = `<p>${sentence}</p>`;
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(root.textContent).toBe(sentence);
});
