import { afterEach, beforeEach, expect, it } from 'vitest';
import { SOUND_EFFECTS } from '../../core/ports/effect-player.ts';
import { vibrateAt } from './vibrate-at.ts';

const vibrate = navigator.vibrate.bind(navigator);
const { matchMedia } = globalThis;
let felt: number;

beforeEach(() => {
  felt = 0;
  navigator.vibrate = () => {
    felt += 1;
    return true;
  };
});

afterEach(() => {
  navigator.vibrate = vibrate;
  globalThis.matchMedia = matchMedia;
});

/** Which effects can be felt. */
const feltOf = () =>
  SOUND_EFFECTS.filter((effect) => {
    felt = 0;
    vibrateAt(effect);
    return felt > 0;
  });

it('is felt where something is achieved, and only there', () => {
  expect(feltOf()).toEqual(['correct', 'finished', 'streak']);
});

it('is not felt by a learner who wants less motion', () => {
  globalThis.matchMedia = (query) => matchMedia(query.replace(': reduce', ': no-preference'));
  expect(feltOf()).toEqual([]);
});
