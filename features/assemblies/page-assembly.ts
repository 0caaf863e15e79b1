import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../scripts/set-up/chromium.mjs';
import { PageLearner } from '../learners/page-learner.ts';
import { voiceSaying } from '../support/voice.ts';
import type { Assembly } from './assembly.ts';
import { staging } from './staging.ts';

/** She does not stop the very moment she has said the last word. */
const PAUSE_MS = 500;

/** The built app in a real browser, whose microphone hears a synthetic voice. */
export async function pageAssembly(
  url: string | undefined,
  level: 'web' | 'native',
): Promise<Assembly> {
  const oz = await staging(url, true);
  const folder = mkdtempSync(join(tmpdir(), 'oz-voice-'));
  const microphone = join(folder, 'microphone.wav');
  writeFileSync(microphone, await voiceSaying(''));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
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
      const learner = new PageLearner({ browser, url: oz.url, speak });
      if (level === 'native') await learner.usesApp('android');
      return {
        learner,
        breakRecognizer: () => learner.meetsBrokenRecognizer(),
        goHome: () => learner.goesHome(),
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
