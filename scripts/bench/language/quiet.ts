import { SPEECH_HZ } from '../../../server/audio/decode-audio.ts';
import { transcribe, type WhisperModel } from '../../../server/speech/whisper/transcribe.ts';
import type { Row } from '../row.ts';

const MINUTES = 5;
/** As a learner leaves it: the longest she may record is three minutes, an answer takes a few seconds. */
const TAKES_S = [5, 20, 60];

type Sound = (second: number, random: () => number) => number;

/** Sounds in which there is no voice: none of them may become words. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  silence: () => 0,
  'faint hum': (second) => 0.01 * Math.sin(2 * Math.PI * 50 * second),
  'white noise': (_, random) => 0.1 * random(),
  'noise that swells': (second, random) => 0.15 * Math.abs(Math.sin(second * 2)) * random(),
  'a tune': (second) => tone(second, [262, 330, 392, 523]),
  'chords with a beat': (second, random) =>
    tone(second, [220, 277, 330]) + (second % 0.5 < 0.03 ? 0.3 * random() : 0),
  clicks: (second, random) => (second % 0.7 < 0.004 ? 0.8 * random() : 0),
};

/** How many words are heard where there are none, in five minutes of each sound. */
export async function measureQuiet(
  models: WhisperModel,
  onMiss: (line: string) => void,
): Promise<readonly Row[]> {
  let words = 0;
  for (const [name, sound] of Object.entries(SOUNDS)) {
    let leftS = MINUTES * 60;
    for (let take = 0; leftS > 0; take += 1) {
      const seconds = Math.min(leftS, TAKES_S[take % TAKES_S.length] ?? leftS);
      leftS -= seconds;
      const heard = await transcribe(models, samplesOf(sound, seconds, take));
      if (!heard.ok) continue;
      words += heard.value.words.length;
      onMiss(`${name}\t${heard.value.text}`);
    }
  }
  return [
    {
      name: `words heard in ${MINUTES} minutes each of ${Object.keys(SOUNDS).length} sounds without speech`,
      value: words,
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}

function samplesOf(sound: Sound, seconds: number, take: number): Float32Array {
  let state = take + 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
  return Float32Array.from({ length: seconds * SPEECH_HZ }, (_, i) => sound(i / SPEECH_HZ, random));
}

/** One note after the other, with overtones that fade. */
function tone(second: number, notes: readonly number[]): number {
  const note = notes[Math.floor(second * 2) % notes.length] ?? 0;
  const fading = Math.exp(-(second % 0.5) * 4);
  const wave = (overtone: number) => Math.sin(2 * Math.PI * note * overtone * second) / overtone;
  return 0.3 * fading * (wave(1) + wave(2) + wave(3));
}
