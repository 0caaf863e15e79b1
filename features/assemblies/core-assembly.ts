import { setImmediate } from 'node:timers/promises';
import { UuidIds } from '../../adapters/browser/uuid-ids.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { httpBackend } from '../../composition/backends/http-backend.ts';
import { compose } from '../../composition/compose.ts';
import { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { Port } from '../../composition/tokens.ts';
import type { Language } from '../../core/shared/language.ts';
import { headlessLearner } from '../learners/headless/headless-learner.ts';
import type { Assembly } from './assembly.ts';
import { coreOperator } from './core-operator.ts';
import { openInProcessOz } from './in-process-oz.ts';
import { RecordedWire } from './recorded-wire.ts';

const ORIGIN = 'http://oz.test';

/** How long a sentence takes to say, roughly: half a second to begin, and a third for each word. */
const sayingMs = (sentence: string): number => 500 + sentence.split(' ').length * 330;

const SPOILED = { empty: '', 'a page': '<!doctype html>' } as const;

/** The real server in this process, without a socket, and devices in memory: is the behaviour right? */
export async function coreAssembly(): Promise<Assembly> {
  let clock = new MemoryClock();
  const oz = await openInProcessOz(() => new Date(clock.now()));
  return {
    async newLearner() {
      oz.begin();
      const wire = new RecordedWire(oz.fetch);
      clock = new MemoryClock();
      const recorder = new MemoryRecorder();
      const player = new MemoryAudioPlayer();
      const newDevice = () => new MemoryDevice(clock, new UuidIds(), recorder, player);
      const device = newDevice();
      const start = (held: MemoryDevice, language: Language = 'ja') =>
        compose(
          held,
          httpBackend(ORIGIN, () => language, held, { fetch: wire.fetch }),
        );
      const learner = headlessLearner({
        device,
        startApp: () => start(device),
        startTab: () => start(device),
        startElsewhere: () => start(newDevice()),
        wire: {
          host: ORIGIN,
          made: () => wire.made(),
          languageAsked: async (language) => {
            const { authApi } = await start(newDevice(), language).get(Port.apis)();
            await authApi.findAccount('nobody@oz.example');
            return wire.languageAsked('/api/v1/auth/exists');
          },
        },
        browse: oz.fetch,
        soundsHeard: () => player.played.length,
        lastingSounds: () => {
          player.isEndless = true;
        },
        spoilSounds: (trouble) => {
          if (trouble === 'unplayable') player.refuse({ kind: 'playback-failed' });
          else
            for (const path of oz.voices.sounds.keys())
              oz.voices.sounds.set(path, SPOILED[trouble]);
        },
        downloadsAsked: () => wire.downloadsAsked(),
        booksAsked: () => wire.asked('/api/v3/verbal_composition/books'),
        told: () => wire.told(),
        speak: async (sentence) => {
          const ms = sayingMs(sentence);
          clock.pass(ms);
          await recorder.hear(sentence, ms);
        },
        hearsLevel: (level) => recorder.hear('', 0, level),
        denyMicrophone: () =>
          recorder.refuse({ kind: 'microphone-denied', message: 'Permission denied' }),
        happens: (trouble) => recorder.happens(trouble),
        refuseMicrophoneOnce: (kind) => recorder.refuse({ kind }, 'once'),
        makeNoise: () => recorder.hear(''),
        openMicrophones: () => recorder.openMicrophones,
        timesOpened: () => recorder.wishes.length,
        delayMicrophone: (isLate) => (isLate ? recorder.delay() : recorder.catchUp()),
        goOffline: (isOffline) => {
          wire.isCut = isOffline;
          device.connectivity.turn(!isOffline);
        },
        stall: (isStalled) => wire.stall(isStalled),
        pass: (ms) => clock.pass(ms),
        settled: async () => {
          do await setImmediate();
          while (wire.isBusy);
        },
        refreshes: () => wire.refreshes(),
      });
      return {
        learner,
        operator: coreOperator(oz, wire, (ms) => clock.pass(ms)),
        stranger: undefined,
        async goHome() {},
      };
    },
    async close() {},
  };
}
