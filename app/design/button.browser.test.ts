import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from './button.tsx';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function pressed(goes: boolean): readonly (string | undefined)[] {
  const focused: (string | undefined)[] = [];
  const onClick = () => void focused.push(document.activeElement?.tagName);
  flushSync(() => root.render(Button({ goes, onClick, children: 'On' })));
  const button = place.querySelector('button');
  button?.focus();
  button?.click();
  return focused;
}

it('lets the focus go before it goes itself', () => expect(pressed(true)).toEqual(['BODY']));

it('keeps the focus where it stays', () => expect(pressed(false)).toEqual(['BUTTON']));
