import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedAudio, unlockOnFirstTouch } from './shared-audio.ts';

const { play } = HTMLMediaElement.prototype;
let asked: string[];
let answer: () => Promise<void>;
let stop: () => void;

beforeEach(() => {
  asked = [];
  answer = async () => {};
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    asked.push(new URL(this.src).pathname);
    return answer();
  };
  stop = unlockOnFirstTouch();
});

afterEach(() => {
  stop();
  HTMLMediaElement.prototype.play = play;
  sharedAudio.removeAttribute('src');
});

const touch = async () => {
  document.dispatchEvent(new Event('pointerup'));
  await new Promise<void>((resolve) => setTimeout(resolve));
};

it('plays silence at the first touch, from the element that speaks, and never again', async () => {
  expect(asked).toEqual([]);
  await touch();
  await touch();
  expect(asked).toEqual(['/assets/silence.m4a']);
});

it('tries again at the next touch where the first was none to the browser', async () => {
  answer = async () => {
    throw new DOMException('no touch', 'NotAllowedError');
  };
  await touch();
  answer = async () => {};
  await touch();
  await touch();
  expect(asked).toHaveLength(2);
});

it('leaves it to a sound that was begun by that touch', async () => {
  answer = async () => {
    throw new DOMException('something else is played', 'AbortError');
  };
  await touch();
  await touch();
  expect(asked).toHaveLength(1);
});
