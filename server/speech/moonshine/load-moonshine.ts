import { VoiceActivity } from '../../audio/voice-activity.ts';
import type { MoonshineModel } from './recognize.ts';
import { readMoonshineFiles } from './moonshine-files.ts';
import { MoonshineNetwork } from './moonshine-network.ts';

/** Loads everything that the first pass hears with. */
export async function loadMoonshine(threads: number): Promise<MoonshineModel> {
  const network = await MoonshineNetwork.load(await readMoonshineFiles(), threads);
  return { voice: await VoiceActivity.load(), network };
}
