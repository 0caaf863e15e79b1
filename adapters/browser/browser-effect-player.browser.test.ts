import { afterEach, vi } from 'vitest';
import { effectPlayerContract } from '../../core/ports/effect-player.contract.ts';
import { SOUND_EFFECTS, type SoundEffect } from '../../core/ports/effect-player.ts';
import { BrowserEffectPlayer } from './browser-effect-player.ts';
import { toneWav } from './short-sound.fixture.ts';

const { fetch } = globalThis;
const { start } = AudioBufferSourceNode.prototype;

afterEach(() => {
  globalThis.fetch = fetch;
  AudioBufferSourceNode.prototype.start = start;
});

/** Tells the effects apart by how long they are. */
const msOf = (effect: SoundEffect): number => 50 * (1 + SOUND_EFFECTS.indexOf(effect));

effectPlayerContract('BrowserEffectPlayer', async () => {
  const heard: SoundEffect[] = [];
  let isBroken = false;
  globalThis.fetch = async (address) => {
    const effect = SOUND_EFFECTS.find((one) => address === `/assets/effects/${one}.mp3`);
    if (isBroken || !effect) return new Response('gone', { status: 404 });
    return new Response(toneWav(msOf(effect)) as Uint8Array<ArrayBuffer>);
  };
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode) {
    const ms = Math.round((this.buffer?.duration ?? 0) * 20) * 50;
    const effect = SOUND_EFFECTS.find((one) => msOf(one) === ms);
    if (effect) heard.push(effect);
    start.call(this);
  };
  return {
    effects: new BrowserEffectPlayer(),
    heard: async () => {
      let before = -1;
      await vi.waitUntil(
        () => {
          const isStill = before === heard.length;
          before = heard.length;
          return isStill;
        },
        { interval: 200 },
      );
      return heard;
    },
    break: () => {
      isBroken = true;
    },
  };
});
