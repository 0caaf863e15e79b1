import { afterEach, beforeEach, expect, it } from 'vitest';
import { SOUND_EFFECTS } from '../../core/ports/effect-player.ts';
import { ok } from '../../core/shared/result.ts';
import { feelAt } from './haptics.ts';

const { matchMedia } = globalThis;
const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate') ?? {};
let vibrated: number;
let asked: unknown[];

const bridge = {
  call: async (...given: readonly unknown[]) => {
    asked.push(given);
    return ok(null as never);
  },
};

beforeEach(() => {
  vibrated = 0;
  asked = [];
  Object.defineProperty(Navigator.prototype, 'vibrate', {
    configurable: true,
    value: () => {
      vibrated += 1;
      return true;
    },
  });
});

afterEach(() => {
  Object.defineProperty(Navigator.prototype, 'vibrate', own);
  globalThis.matchMedia = matchMedia;
});

/** Which effects can be felt, and how. */
const feltOf = () =>
  SOUND_EFFECTS.flatMap((effect) => {
    vibrated = 0;
    asked = [];
    feelAt(effect, bridge);
    return vibrated + asked.length > 0 ? [`${effect}: ${vibrated} ${JSON.stringify(asked)}`] : [];
  });

it('is felt where something is achieved, and only there', () => {
  expect(feltOf()).toEqual(['correct: 1 []', 'finished: 1 []', 'streak: 1 []']);
});

it('is left to the wrapper where the browser has no way', () => {
  Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  expect(feltOf()).toEqual([
    'correct: 0 [["haptic",{"effect":"correct"}]]',
    'finished: 0 [["haptic",{"effect":"finished"}]]',
    'streak: 0 [["haptic",{"effect":"streak"}]]',
  ]);
});

it('is not felt by a learner who wants less motion', () => {
  globalThis.matchMedia = (query) => matchMedia(query.replace(': reduce', ': no-preference'));
  expect(feltOf()).toEqual([]);
});
