// Why: that a figure tells a word said from one not said is a claim; this measures it on recordings given by --speech.
// The folder holds transcripts.tsv (file, what was read) and samples/*.wav. In the answer one content word at a time gives its
// place to another of like length (the swaps), or one sound of it to one that Japanese speakers confuse with it (near misses).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { WORD_BANDS } from '../../language/level/word-bands.ts';
import { decodeAudio, SPEECH_HZ } from '../audio/decode-audio.ts';
import { loadPronunciation } from './load-pronunciation.ts';

const { values } = parseArgs({
  options: { speech: { type: 'string' }, swaps: { type: 'string', default: '4' } },
});
if (values.speech === undefined) throw new Error('Say where the recordings are: --speech DIR');

const CONFUSED: Readonly<Record<string, string>> = {
  R: 'L',
  L: 'R',
  TH: 'S',
  DH: 'Z',
  V: 'B',
  F: 'HH',
  SH: 'S',
  S: 'SH',
  AE: 'AH',
  AH: 'AA',
  IH: 'IY',
  IY: 'IH',
  ER: 'AA',
  N: 'M',
};

const soundsOf = (word: string): string | undefined => dictionary[word]?.replaceAll(/\d/gu, '');
const POOL = [WORD_BANDS.A1, WORD_BANDS.A2, WORD_BANDS.B1].join(' ').split(' ').filter(soundsOf);
const WORD_OF = new Map(POOL.map((word) => [soundsOf(word), word]));

let state = 11;
/** The same choices every time. */
function choose<T>(from: readonly T[]): T | undefined {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return from[Math.floor((state / 2 ** 32) * from.length)];
}

function swapFor(word: string): string | undefined {
  const own = (soundsOf(word) ?? '').split(' ');
  const alike = POOL.filter((other) => {
    const sounds = (soundsOf(other) ?? '').split(' ');
    const shared = sounds.filter((sound) => own.includes(sound)).length;
    return Math.abs(sounds.length - own.length) <= 1 && shared <= own.length / 2;
  });
  return choose(alike);
}

/** Another English word one confused sound away: right and light. */
function nearMissOf(word: string): string | undefined {
  const own = (soundsOf(word) ?? '').split(' ');
  const misses = own.flatMap((sound, at) => {
    const other = WORD_OF.get(own.with(at, CONFUSED[sound] ?? '').join(' '));
    return other === undefined ? [] : [other];
  });
  return choose(misses);
}

const scorer = await loadPronunciation();
const said: number[] = [];
const swapped: number[] = [];
const nearPairs: (readonly [said: number, miss: number])[] = [];
let [words, shown, refused, workMs, soundMs, longest] = [0, 0, 0, 0, 0, 0];

async function goodnessAt(samples: Float32Array, answer: readonly string[], at: number) {
  const begun = performance.now();
  const scored = await scorer.score(samples, answer.join(' '));
  const took = performance.now() - begun;
  workMs += took;
  longest = Math.max(longest, took / (samples.length / SPEECH_HZ));
  soundMs += (samples.length / SPEECH_HZ) * 1000;
  return scored.ok ? scored.value.words.map((word) => word.goodness).at(at) : 'refused';
}

const listed = (await readFile(join(values.speech, 'transcripts.tsv'), 'utf8')).trim().split('\n');
for (const line of listed) {
  const [file = '', text = ''] = line.split('\t');
  const samples = await decodeAudio(await readFile(join(values.speech, 'samples', file)));
  if (!samples.ok) throw new Error(`${file}: ${samples.error.kind}`);
  const answer = text.toLowerCase().split(' ');
  const scored = await scorer.score(samples.value, text);
  if (!scored.ok) {
    refused += 1;
    continue;
  }
  words += answer.length;
  const content = scored.value.words.flatMap(({ goodness }, at) =>
    goodness === undefined ? [] : [{ at, goodness }],
  );
  shown += content.length;
  said.push(...content.map(({ goodness }) => goodness));
  for (let count = 0; count < Number(values.swaps); count += 1) {
    const place = choose(content);
    const other = swapFor(answer[place?.at ?? -1] ?? '');
    if (place === undefined || other === undefined) continue;
    const goodness = await goodnessAt(samples.value, answer.with(place.at, other), place.at);
    if (goodness === 'refused') refused += 1;
    else if (goodness !== undefined) swapped.push(goodness);
  }
  for (const { at, goodness } of content) {
    const miss = nearMissOf(answer[at] ?? '');
    if (miss === undefined) continue;
    const missed = await goodnessAt(samples.value, answer.with(at, miss), at);
    if (typeof missed === 'number') nearPairs.push([goodness, missed]);
  }
}

/** The chance that a word said has the higher figure of a pair. */
function areaUnderCurve(good: readonly number[], bad: readonly number[]): number {
  const wins = good.flatMap((one) =>
    bad.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
const share = (list: readonly number[], test: (goodness: number) => boolean): string =>
  `${Math.round((list.filter(test).length / list.length) * 100)} %`;

console.log(
  `${listed.length} recordings, ${words} words, ${shown} with a figure; ${refused} answers not followed\n` +
    `words said against ${swapped.length} swapped: AUC ${areaUnderCurve(said, swapped).toFixed(3)}\n` +
    `below 0.3: ${share(said, (goodness) => goodness < 0.3)} of words said, ${share(swapped, (goodness) => goodness < 0.3)} of swapped ones\n` +
    `above 0.7: ${share(said, (goodness) => goodness > 0.7)} of words said, ${share(swapped, (goodness) => goodness > 0.7)} of swapped ones\n` +
    `near misses: ${nearPairs.length} pairs, the word read better in ${share(
      nearPairs.map(([good, bad]) => good - bad),
      (gain) => gain > 0,
    )}\n` +
    `${Math.round(workMs / (soundMs / 1000))} ms for a second of sound, ${Math.round(longest)} at most`,
);
