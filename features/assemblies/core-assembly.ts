import { setImmediate } from 'node:timers/promises';
import { studyBody } from '../../adapters/http/study-body.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { memoryBackend } from '../../composition/backends/memory-backend.ts';
import { compose } from '../../composition/compose.ts';
import { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { headlessLearner } from '../learners/headless/headless-learner.ts';
import { stock } from '../support/content.ts';
import type { Assembly } from './assembly.ts';
import { coreOperator } from './core-operator.ts';

/** How long a sentence takes to say, roughly: half a second to begin, and a third for each word. */
const sayingMs = (sentence: string): number => 500 + sentence.split(' ').length * 330;

const SPOILED = { empty: '', 'a page': '<!doctype html>' } as const;

/** Everything in memory: is the behaviour right? */
export const coreAssembly = (): Assembly => ({
  async newLearner() {
    const world = new MemoryWorld();
    stock(world);
    const clock = new MemoryClock();
    const recorder = new MemoryRecorder();
    const player = new MemoryAudioPlayer();
    const newDevice = () => new MemoryDevice(clock, new MemoryIds(), recorder, player);
    const device = newDevice();
    device.visibility.watch((isVisible) => isVisible || player.stop());
    const start = (held: MemoryDevice) => compose(held, memoryBackend(world, held));
    const learner = headlessLearner({
      device,
      startApp: () => start(device),
      startTab: () => start(device),
      startElsewhere: () => start(newDevice()),
      wire: undefined,
      soundsHeard: () => player.played.length,
      lastingSounds: () => {
        player.isEndless = true;
      },
      spoilSounds: (trouble) => {
        if (trouble === 'unplayable') player.refuse({ kind: 'playback-failed' });
        else for (const path of world.files.keys()) world.files.set(path, SPOILED[trouble]);
      },
      downloadsAsked: () => world.downloadsAsked,
      booksAsked: () => world.booksAsked,
      told: () => world.studiesTold.map(studyBody),
      speak: async (sentence) => {
        const ms = sayingMs(sentence);
        clock.pass(ms);
        await recorder.hear(sentence, ms);
      },
      hearsLevel: (level) => recorder.hear('', 0, level),
      denyMicrophone: () =>
        recorder.refuse({ kind: 'microphone-denied', message: 'Permission denied' }),
      happens: (trouble) => recorder.happens(trouble),
      refuseMicrophoneOnce: () => recorder.refuse({ kind: 'microphone-busy' }, 'once'),
      makeNoise: () => recorder.hear(''),
      isRecording: () => recorder.isRecording,
      goOffline: (isOffline) => {
        world.isOffline = isOffline;
        device.connectivity.turn(!isOffline);
      },
      pass: (ms) => clock.pass(ms),
      settled: async () => {
        await setImmediate();
      },
      refreshes: () => world.accounts.refreshes,
    });
    return {
      learner,
      operator: coreOperator(world, () => learner.account.credentials.email),
      stranger: undefined,
      async goHome() {},
    };
  },
  async close() {},
});
