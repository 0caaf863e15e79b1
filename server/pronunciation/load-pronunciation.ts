import type { PronunciationScorer } from './pronunciation-scorer.ts';
import { SoundSwallowerScorer } from './soundswallower-scorer.ts';

/** The scorer that comes with npm, for a process of its own. Blocks that process while it scores. */
export const loadPronunciation = (): Promise<PronunciationScorer> => SoundSwallowerScorer.load();
