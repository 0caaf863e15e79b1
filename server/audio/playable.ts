import { BufferSource, Input, MP4, QTFF } from 'mediabunny';
import { encodeMp3 } from '../voice/encode-mp3.ts';
import { decodeAudio, SPEECH_HZ } from './decode-audio.ts';
import { sniffAudio } from './sniff-audio.ts';

/**
 * What every browser and phone plays: MP3, WAV and MP4 with AAC as they are, all else as MP3. No phone of Apple's plays
 * the WebM of Chrome, nor Opus in an MP4. What can't be decoded is given back as it is.
 */
export async function asPlayable(bytes: Uint8Array): Promise<Uint8Array> {
  if (await isPlayedEverywhere(bytes)) return bytes;
  const decoded = await decodeAudio(bytes);
  return decoded.ok ? new Uint8Array(await encodeMp3(decoded.value, SPEECH_HZ)) : bytes;
}

async function isPlayedEverywhere(bytes: Uint8Array): Promise<boolean> {
  const container = sniffAudio(bytes);
  if (container !== 'mp4') return container === 'mp3' || container === 'wav';
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF] });
  try {
    return (await input.getPrimaryAudioTrack())?.codec === 'aac';
  } catch {
    return false;
  } finally {
    input.dispose();
  }
}
