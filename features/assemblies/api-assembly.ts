import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { UuidIds } from '../../adapters/browser/uuid-ids.ts';
import { compose } from '../../composition/compose.ts';
import { httpBackend } from '../../composition/backends/http-backend.ts';
import { MemoryDevice } from '../../composition/devices/memory-device.ts';
import { AttentivePlayer } from '../learners/attentive-player.ts';
import { HeadlessLearner } from '../learners/headless-learner.ts';
import { SpokenRecorder } from '../learners/spoken-recorder.ts';
import { voiceSaying } from '../support/voice.ts';
import type { Assembly } from './assembly.ts';
import { staging } from './staging.ts';

/** The same learner, over real HTTP, with a real voice: do both ends agree? */
export async function apiAssembly(url: string | undefined): Promise<Assembly> {
  const oz = await staging(url, false);
  return {
    async newLearner() {
      const recorder = new SpokenRecorder();
      const player = new AttentivePlayer();
      const device = new MemoryDevice(new BrowserClock(), new UuidIds(), recorder, player);
      const learner = new HeadlessLearner({
        device,
        startApp: () =>
          compose(
            device,
            httpBackend(`${oz.url}/api/`, () => 'ja', device),
          ),
        soundsHeard: () => player.soundsHeard,
        speak: async (sentence) => recorder.hear(await voiceSaying(sentence)),
        denyMicrophone: () => recorder.refuse({ kind: 'microphone-denied' }),
        isRecording: () => recorder.isRecording,
      });
      return {
        learner,
        breakRecognizer: () =>
          Promise.reject(new Error('A recogniser out there is not ours to break')),
        async goHome() {},
      };
    },
    close: () => oz.close(),
  };
}
