import { VoiceActivity } from '../../audio/voice-activity.ts';
import type { FirstEars } from './hear-first.ts';
import { readMoonshineFiles } from './moonshine-files.ts';
import { MoonshineNetwork } from './moonshine-network.ts';

/** Loads everything that the first pass hears with. */
export async function loadFirstEars(threads: number): Promise<FirstEars> {
  const network = await MoonshineNetwork.load(await readMoonshineFiles(), threads);
  return { voice: await VoiceActivity.load(), network };
}
