/** What recorders and sound files use; any other rate is made up, and could ask the resampler for any number of filters. */
const SAMPLE_RATES_HZ: ReadonlySet<number> = new Set([
  8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000,
]);

const MOST_CHANNELS = 2;

/** Whether sound says of itself what a microphone can have made. */
export const isPlausible = (sampleRate: number, channels: number): boolean =>
  SAMPLE_RATES_HZ.has(sampleRate) && channels >= 1 && channels <= MOST_CHANNELS;
