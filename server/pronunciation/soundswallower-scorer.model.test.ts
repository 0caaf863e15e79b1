import { join } from 'node:path';
import { decodeAudio } from '../audio/decode-audio.ts';
import { speakToWav } from '../voice/speak-to-wav.ts';
import { pronunciationScorerContract } from './pronunciation-scorer.contract.ts';
import { SoundSwallowerScorer } from './soundswallower-scorer.ts';

const dataDir = join(import.meta.dirname, '..', '..', '.cache');

pronunciationScorerContract('SoundSwallowerScorer', {
  open: () => SoundSwallowerScorer.load(),
  say: async (text) => {
    const samples = await decodeAudio(await speakToWav(text, 'af_heart', { dataDir }));
    if (!samples.ok) throw new Error(samples.error.kind);
    return samples.value;
  },
});
