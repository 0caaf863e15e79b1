import { VoiceActivity } from '../../audio/voice-activity.ts';
import type { WhisperModel } from './transcribe.ts';
import { readWhisperFiles } from './whisper-files.ts';
import { WhisperNetwork } from './whisper-network.ts';
import { loadWhisperText } from './whisper-text.ts';

/** Loads everything that hears. `onProgress` gets 0 to 1; the very first start also makes the trimmed encoder. */
export async function loadWhisper(
  dataFolder: string,
  threads: number,
  onProgress: (progress: number) => void,
): Promise<WhisperModel> {
  onProgress(0.05);
  const files = await readWhisperFiles(dataFolder);
  onProgress(0.4);
  const network = await WhisperNetwork.load(files, threads);
  onProgress(0.8);
  const text = await loadWhisperText();
  const voice = await VoiceActivity.load();
  onProgress(0.95);
  return { voice, network, text };
}
