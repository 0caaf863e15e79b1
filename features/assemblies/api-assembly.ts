import { setTimeout } from 'node:timers/promises';
import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { UuidIds } from '../../adapters/browser/uuid-ids.ts';
import { httpBackend } from '../../composition/backends/http-backend.ts';
import { compose } from '../../composition/compose.ts';
import { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { Port } from '../../composition/tokens.ts';
import type { Language } from '../../core/shared/language.ts';
import { AttentivePlayer } from '../learners/headless/attentive-player.ts';
import { headlessLearner } from '../learners/headless/headless-learner.ts';
import { SpokenRecorder } from '../learners/headless/spoken-recorder.ts';
import { Stranger } from '../learners/stranger.ts';
import { noise, voiceSaying } from '../support/voice.ts';
import type { Assembly } from './assembly.ts';
import { RecordedWire } from './recorded-wire.ts';
import { staging } from './staging.ts';
import { stagingOperator } from './staging-operator.ts';
import { StaticHost } from './static-host.ts';

/** The same learner, over real HTTP, with a real voice: do both ends agree? */
export async function apiAssembly(url: string | undefined): Promise<Assembly> {
  const oz = await staging(url, 'api');
  const host = new StaticHost();
  return {
    async newLearner() {
      // One that went home may still be asking for a sound.
      const wire = new RecordedWire((input, init) => fetch(input, init));
      const recorder = new SpokenRecorder();
      const player = new AttentivePlayer();
      const newDevice = () => new MemoryDevice(new BrowserClock(), new UuidIds(), recorder, player);
      const device = newDevice();
      const start = (held: MemoryDevice, language: Language = 'ja') =>
        compose(
          held,
          httpBackend(oz.url, () => language, held, {
            systemInfoUrl: host.url,
            fetch: wire.fetch,
          }),
        );
      const learner = headlessLearner({
        device,
        startApp: () => start(device),
        startTab: () => start(device),
        startElsewhere: () => start(newDevice()),
        wire: {
          host: new URL(oz.url).origin,
          made: () => wire.made(),
          languageAsked: async (language) => {
            const { authApi } = await start(newDevice(), language).get(Port.apis)();
            await authApi.findAccount('nobody@oz.example');
            return wire.languageAsked('/api/v1/auth/exists');
          },
        },
        browse: fetch,
        soundsHeard: () => player.soundsHeard,
        lastingSounds: () => {
          throw new Error('No sound lasts for an ear without a loudspeaker');
        },
        spoilSounds: () => {
          throw new Error('The sounds over there are not ours to spoil');
        },
        downloadsAsked: () => wire.downloadsAsked(),
        booksAsked: () => wire.asked('/api/v3/verbal_composition/books'),
        told: () => wire.told(),
        speak: async (sentence) => recorder.hear(await voiceSaying(sentence)),
        hearsLevel: async () => {},
        denyMicrophone: () => recorder.refuse({ kind: 'microphone-denied' }),
        happens: () => {
          throw new Error('Nothing happens to this microphone');
        },
        refuseMicrophoneOnce: () => {
          throw new Error('Nothing happens to this microphone');
        },
        makeNoise: async () => recorder.hear(noise()),
        openMicrophones: () => (recorder.isRecording ? 1 : 0),
        timesOpened: () => recorder.timesOpened,
        delayMicrophone: () => {
          throw new Error('Nothing happens to this microphone');
        },
        goOffline: (isOffline) => {
          wire.isCut = isOffline;
          device.connectivity.turn(!isOffline);
        },
        stall: (isStalled) => wire.stall(isStalled),
        pass: () => {},
        settled: async () => {
          await setTimeout(20);
        },
        refreshes: () => wire.refreshes(),
      });
      const operator = stagingOperator(oz, host);
      return {
        learner,
        operator,
        stranger: new Stranger(oz.url),
        goHome: async () => {
          await operator.endsMaintenance();
          oz.contract.isNeeded = false;
          await host.mend();
        },
      };
    },
    close: async () => {
      await host.close();
      await oz.close();
    },
  };
}
