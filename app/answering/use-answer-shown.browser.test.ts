import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawingPlace } from '../design/drawing-place.fixture.ts';
import { allRight } from '../lesson-player/example-lesson.ts';
import type { QuestionPlayerView } from './answering-view.ts';
import { useAnswerShown } from './use-answer-shown.ts';

type Turn = QuestionPlayerView['turn'];

const ASKING: Turn = { state: { step: 'asking' }, isAnswerOpen: false };
const REVEALED: Turn = { state: { step: 'self-judging', because: undefined }, isAnswerOpen: true };
const UNJUDGED: Turn = {
  state: { step: 'self-judging', because: { kind: 'recognition-failed' } },
  isAnswerOpen: true,
};
const GRADED: Turn = { state: { step: 'graded', detail: allRight }, isAnswerOpen: true };

const place = drawingPlace();

function Place({ turn }: { readonly turn: Turn }) {
  const { isShown, isInItsPlace } = useAnswerShown({ turn });
  return isShown ? 'answer' : isInItsPlace ? 'nothing' : 'Oz';
}
const drawn = (turn: Turn) => {
  place.draw(createElement(Place, { turn }));
  return place.element.textContent;
};

it('comes a frame after she has asked for it, and stays with her own verdict', async () => {
  expect(drawn(ASKING)).toBe('Oz');
  expect(drawn(REVEALED)).toBe('Oz');
  await vi.waitFor(() => expect(place.element.textContent).toBe('answer'));
  expect(drawn(GRADED)).toBe('answer');
});

it.each([GRADED, UNJUDGED])('is there with the verdict she has waited for, or without', (turn) => {
  drawn(ASKING);
  expect(drawn(turn)).toBe('answer');
});

it('is gone at once, and Oz is back a frame later', async () => {
  drawn(GRADED);
  expect(drawn(ASKING)).toBe('nothing');
  await vi.waitFor(() => expect(place.element.textContent).toBe('Oz'));
});
