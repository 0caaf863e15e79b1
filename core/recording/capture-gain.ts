import type { MicrophoneInput } from '../ports/microphones.ts';

/** iOS hands over what a headset hears much too quietly. */
const GAIN_ON_IOS = 8;

const HEADSET =
  /headset|headphone|earpods|airpods|ヘッドセット|ヘッドホン|ヘッドフォン|イヤホン|헤드셋|헤드폰|이어폰/i;

/** By how much a voice is amplified before it is recorded; 1 leaves it as it is. */
export function captureGain(isIos: boolean, inputs: readonly MicrophoneInput[]): number {
  if (!isIos) return 1;
  const hasHeadset = inputs.some(({ name }) => HEADSET.test(name));
  return hasHeadset || inputs.length === 1 ? GAIN_ON_IOS : 1;
}
