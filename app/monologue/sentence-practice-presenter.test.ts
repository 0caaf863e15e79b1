import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import { SentencePracticePresenter } from './sentence-practice-presenter.ts';

const SAID = `Every morning I get up at six thirty. First, I turn off the alarm. After that, I wash my face and
 have toast and coffee with my mother. She have a lot of informations about the weather. Then we leave home together.`;

async function aStage() {
  const stage = recordingStage({});
  const { clock } = stage;
  const oz = await smallOz(clock);
  const { monologues, reviews, downloads } = await oz.learner();
  const id = crypto.randomUUID();
  const take = { bytes: new TextEncoder().encode(`said:${SAID}`), mediaType: 'x/y', durationMs: 9 };
  const memo = { opening: '', points: '', closing: '' };
  const startedAt = clock.now();
  await monologues.record({ id, materialId: 'my-room', theme: undefined, memo, startedAt, take });
  await monologues.submit(id);
  await oz.corrected();
  const correction = await monologues.correction(id);
  if (!correction.ok) throw new Error(correction.error.kind);
  const reporter = new MemoryReporter();
  const player = new MemoryAudioPlayer();
  const { playAudio } = memoryListening(downloads, { player, clock });
  const sounds = new ListeningPresenter(playAudio, reporter);
  const fresh = () =>
    new SentencePracticePresenter({
      ...stage,
      recording: stage.startRecording,
      api: reviews,
      sounds,
      reporter,
    });
  return { ...stage, player, sounds, fresh, sentences: correction.value.sentences };
}

describe('the sentences of a correction', () => {
  let stage: Awaited<ReturnType<typeof aStage>>;
  let practice: SentencePracticePresenter;
  let wrong: ReceivedSentence;

  beforeEach(async () => {
    stage = await aStage();
    practice = stage.fresh();
    const found = stage.sentences.find(({ findings }) => findings.length > 0);
    if (!found) throw new Error('Nothing was found');
    wrong = found;
  });

  it('are heard as they are right, in the voice she chose', async () => {
    await practice.hear(wrong);
    practice.chooseVoice('british');
    await practice.hear(wrong);
    expect(stage.player.played).toEqual([
      `sound:af_heart ${wrong.corrected}`,
      `sound:bf_emma ${wrong.corrected}`,
    ]);
    expect(stage.fresh().voice).toBe('british');
  });

  it('are heard one after the other, until she stops them', async () => {
    await practice.hearWhole(stage.sentences);
    expect(stage.player.played).toEqual(
      stage.sentences.map(({ corrected }) => `sound:af_heart ${corrected}`),
    );
    stage.player.isEndless = true;
    const heard = practice.hearWhole(stage.sentences);
    while (stage.player.played.length < stage.sentences.length + 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(practice.isPlayingWhole).toBe(true);
    await practice.hearWhole(stage.sentences);
    await heard;
    expect(stage.player.played).toHaveLength(stage.sentences.length + 1);
  });

  const says = async (words: string) => {
    await practice.say(wrong);
    await stage.recorder.hear(words);
    await practice.repeat.stop();
    return practice.repeat.state;
  };

  it('are said again and judged, each on its own', async () => {
    expect(await says(wrong.said)).toMatchObject({ step: 'heard', detail: { outcome: 'wrong' } });
    expect(await says(wrong.corrected)).toMatchObject({ detail: { outcome: 'correct' } });
    expect(practice.saidId).toBe(wrong.id);
    const [first] = stage.sentences;
    if (first) await practice.say(first);
    expect(practice.saidId).toBe(first?.id);
    expect(practice.repeat.state).toEqual({ step: 'recording' });
    practice.dispose();
    expect(practice.repeat.state).toEqual({ step: 'ready' });
  });
});
