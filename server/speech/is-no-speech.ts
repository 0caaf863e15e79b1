/** OpenAI's own rule: the model thinks there is no speech, and is not sure of what it wrote either. */
const NO_SPEECH_ABOVE = 0.6;
const UNSURE_BELOW = -1;

/** `noSpeech` is 0 to 1, the other the natural log per token. */
export const isNoSpeech = (noSpeech: number, meanLogProbability: number): boolean =>
  noSpeech > NO_SPEECH_ABOVE && meanLogProbability < UNSURE_BELOW;
