import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { FEW_PROCESSES, headlessPath } from '../../scripts/set-up/chromium.mjs';
import { OpenPage } from '../learners/page/open-page.ts';
import { pageLearner } from '../learners/page/page-learner.ts';
import { Stranger } from '../learners/stranger.ts';
import { voiceSaying } from '../support/voice.ts';
import type { Assembly } from './assembly.ts';
import { pageOperator } from './page-operator.ts';
import { staging } from './staging.ts';
import { stagingOperator } from './staging-operator.ts';
import { StaticHost } from './static-host.ts';

/** She does not stop the very moment she has said the last word. */
const PAUSE_MS = 500;

/** The built app in a real browser, whose microphone hears a synthetic voice. */
export async function pageAssembly(
  url: string | undefined,
  level: 'web' | 'native',
): Promise<Assembly> {
  const oz = await staging(url, level);
  const host = new StaticHost();
  const folder = mkdtempSync(join(tmpdir(), 'oz-voice-'));
  const microphone = join(folder, 'microphone.wav');
  writeFileSync(microphone, await voiceSaying(''));
  const executablePath = headlessPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      ...FEW_PROCESSES,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
  });
  const speak = async (sentence: string): Promise<number> => {
    const wav = await voiceSaying(sentence);
    writeFileSync(microphone, wav);
    return wavMs(wav) + PAUSE_MS;
  };
  return {
    async newLearner() {
      const open = new OpenPage({ browser, url: oz.url, speak });
      const learner = pageLearner(open);
      if (level === 'native') await learner.device.usesApp('android');
      const outside = stagingOperator(oz, host);
      return {
        learner,
        operator: pageOperator(outside, open),
        stranger: new Stranger(oz.url),
        goHome: async () => {
          await outside.endsMaintenance();
          oz.contract.isNeeded = false;
          await oz.setCampaign({});
          await open.close();
        },
      };
    },
    close: async () => {
      await browser.close();
      await oz.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** 16-bit mono with a header of 44 bytes, as our voices make it. */
function wavMs(wav: Uint8Array): number {
  const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(24, true);
  return ((wav.length - 44) / 2 / sampleRate) * 1000;
}
