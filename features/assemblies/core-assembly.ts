import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { compose } from '../../composition/compose.ts';
import { memoryBackend } from '../../composition/backends/memory-backend.ts';
import { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { HeadlessLearner } from '../learners/headless-learner.ts';
import { stock } from '../support/content.ts';
import type { Assembly } from './assembly.ts';

/** How long a sentence takes to say, roughly: half a second to begin, and a third for each word. */
const sayingMs = (sentence: string): number => 500 + sentence.split(' ').length * 330;

/** Everything in memory: is the behaviour right? */
export const coreAssembly = (): Assembly => ({
  async newLearner() {
    const world = new MemoryWorld();
    stock(world);
    const clock = new MemoryClock();
    const recorder = new MemoryRecorder();
    const player = new MemoryAudioPlayer();
    const device = new MemoryDevice(clock, new MemoryIds(), recorder, player);
    const learner = new HeadlessLearner({
      device,
      startApp: () => compose(device, memoryBackend(world, device)),
      soundsHeard: () => player.played.length,
      speak: async (sentence) => {
        const ms = sayingMs(sentence);
        clock.pass(ms);
        await recorder.hear(sentence, ms);
      },
      denyMicrophone: () => recorder.refuse({ kind: 'microphone-denied' }),
      isRecording: () => recorder.isRecording,
    });
    return {
      learner,
      async breakRecognizer() {
        world.isRecognizerBroken = true;
      },
      async goHome() {},
    };
  },
  async close() {},
});
