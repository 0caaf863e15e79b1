import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { drawingPlace } from './drawing-place.fixture.ts';

const place = drawingPlace();

function pressed(goes: boolean): readonly (string | undefined)[] {
  const focused: (string | undefined)[] = [];
  const onClick = () => void focused.push(document.activeElement?.tagName);
  place.draw(Button({ goes, onClick, children: 'On' }));
  const button = place.element.querySelector('button');
  button?.focus();
  button?.click();
  return focused;
}

it('lets the focus go before it goes itself', () => expect(pressed(true)).toEqual(['BODY']));

it('keeps the focus where it stays', () => expect(pressed(false)).toEqual(['BUTTON']));
