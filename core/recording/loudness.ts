/** How well a learner could be heard; `nothing` is no voice at all. */
export type LoudnessAdvice = 'nothing' | 'too-quiet' | 'good' | 'too-loud';

/** Levels are 0 to 1, as a recorder tells them: 0.05 is a breath, 1 is as loud as it goes. */
const NOTHING_BELOW = 0.04;
const QUIET_BELOW = 0.2;
const FULL = 0.99;
/** Shouting once is lively; being at the top for so much of the time is distorted. */
const TOO_LOUD_SHARE = 0.15;
/** People pause while they speak: the loud tenth of the time is their voice. */
const VOICE_AT = 0.9;

export function loudnessAdvice(levels: readonly number[]): LoudnessAdvice {
  const sorted = levels.toSorted((a, b) => a - b);
  const voice = sorted[Math.floor(sorted.length * VOICE_AT)] ?? 0;
  if (voice < NOTHING_BELOW) return 'nothing';
  if (voice < QUIET_BELOW) return 'too-quiet';
  const full = levels.filter((level) => level >= FULL).length;
  return full / levels.length > TOO_LOUD_SHARE ? 'too-loud' : 'good';
}
