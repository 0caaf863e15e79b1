import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySpeechStore, SpeechShelf } from '../../adapters/memory/memory-speech-store.ts';
import { OWN_THEME } from '../../core/domain/monologue/material.ts';
import { MemoDrafts } from '../../core/monologue/memo-drafts.ts';
import { SpeechKeeper } from '../../core/monologue/speech-keeper.ts';
import { SpeechKind } from '../../core/monologue/speech-kind.ts';
import {
  LONGEST_PAUSE_MS,
  MONOLOGUE_WARNED_AT_MS,
  RECORDING_LIMIT_MS,
} from '../../core/recording/recording-limits.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { PreparationTimerPresenter } from './preparation-timer-presenter.ts';
import { SpeechPresenter } from './speech-presenter.ts';

const SAID = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function aStage() {
  const stage = recordingStage({});
  const oz = await smallOz(stage.clock);
  const { store: sessions, monologues, materials } = await oz.learner();
  const shelf = new SpeechShelf();
  const speeches = new MemorySpeechStore(shelf);
  const reporter = new MemoryReporter();
  const { clock, recorder } = stage;
  const kind = new SpeechKind({ speeches, monologues, sessions, clock, reporter });
  const studied: unknown[] = [];
  const parts = {
    materials,
    recording: stage.startRecording,
    keeper: new SpeechKeeper(recorder, speeches, sessions, clock),
    kind,
    memos: new MemoDrafts(stage.preferences, () => 'yui'),
    timer: new PreparationTimerPresenter(clock, stage.preferences),
    study: { startNext: (what: unknown) => void studied.push(what) },
    player: new MemoryAudioPlayer(),
    ids: new MemoryIds(),
    clock,
    reporter,
  };
  const learnerId = learnerOf(sessions) ?? '';
  return { ...stage, oz, learnerId, kind, parts, shelf, speeches, studied, player: parts.player };
}

describe('a speech', () => {
  let stage: Awaited<ReturnType<typeof aStage>>;
  let oz: SmallOz;
  let speech: SpeechPresenter;

  beforeEach(async () => {
    stage = await aStage();
    ({ oz } = stage);
    speech = new SpeechPresenter('my-room', stage.parts);
    await speech.load();
  });

  const step = () => speech.state.step;

  const speaks = async () => {
    await speech.record();
    await stage.recorder.hear(SAID);
    await speech.stop();
  };

  it('is prepared on its theme, and counts as studying', () => {
    expect(step()).toBe('preparing');
    expect(speech.material?.id).toBe('my-room');
    expect(stage.studied).toEqual([{ studyType: 'one_min_speech', materialId: 'my-room' }]);
  });

  it('has the notes she wrote before', async () => {
    speech.write('points', 'one');
    expect(new SpeechPresenter('my-room', stage.parts).memo.points).toBe('one');
    expect(new SpeechPresenter('my-work', stage.parts).memo.points).toBe('');
  });

  it('is timed while she prepares, and she begins when she likes', async () => {
    speech.timer.choose(30);
    await speech.load();
    stage.clock.pass(31_000);
    expect([speech.timer.step, step()]).toEqual(['over', 'preparing']);
    await speech.record();
    expect([speech.timer.step, step()]).toEqual(['idle', 'recording']);
  });

  it('is heard before it is submitted, and can be spoken anew', async () => {
    await speaks();
    expect(step()).toBe('recorded');
    await speech.play();
    expect(stage.player.played).toHaveLength(1);
    await speech.again();
    expect(step()).toBe('preparing');
    expect(await stage.kind.all()).toEqual([]);
  });

  it('is submitted, and its notes are done with', async () => {
    speech.write('opening', 'Hello');
    await speaks();
    await speech.submit();
    expect(speech.state).toMatchObject({ step: 'submitted' });
    expect(new SpeechPresenter('my-room', stage.parts).memo.opening).toBe('');
    expect([...oz.tables.monologues.values()]).toMatchObject([{ memo: { opening: 'Hello' } }]);
  });

  it('is kept where it could not be submitted, and goes by itself later', async () => {
    await speaks();
    oz.isOffline = true;
    await speech.submit();
    expect(speech.state).toMatchObject({ step: 'recorded', error: { kind: 'offline' } });
    expect(await stage.kind.all()).toMatchObject([{ isWanted: true }]);
  });

  it('stays submitted where it is kept once more after that failed', async () => {
    stage.speeches.fill();
    await speaks();
    oz.isOffline = true;
    await speech.submit();
    stage.speeches.refuse(undefined);
    await speech.keepAgain();
    expect(await stage.kind.all()).toMatchObject([{ isWanted: true }]);
  });

  it('can be kept once more where the device had no room', async () => {
    stage.speeches.fill();
    await speaks();
    expect(speech.state).toMatchObject({ step: 'recorded', unsafe: { kind: 'device-full' } });
    await speech.keepAgain();
    expect(speech.state).toMatchObject({ unsafe: { kind: 'device-full' } });
    stage.speeches.refuse(undefined);
    await speech.keepAgain();
    expect(speech.state).toMatchObject({ step: 'recorded', unsafe: undefined });
  });

  it('stays known as unsafe while it is submitted', async () => {
    stage.speeches.fill();
    await speaks();
    const submitted = speech.submit();
    expect(speech.state).toMatchObject({ step: 'submitting', unsafe: { kind: 'device-full' } });
    await submitted;
  });

  it('warns before it ends by itself', async () => {
    await speech.record();
    stage.clock.pass(MONOLOGUE_WARNED_AT_MS);
    expect(speech.state).toMatchObject({ step: 'recording', isNearEnd: true });
    await stage.recorder.hear(SAID);
    stage.clock.pass(RECORDING_LIMIT_MS.monologue - MONOLOGUE_WARNED_AT_MS);
    await settle();
    expect(step()).toBe('recorded');
  });

  it('may be paused, and is one take of what was said before and after', async () => {
    await speech.record();
    stage.clock.pass(20_000);
    await stage.recorder.hear('before');
    await speech.pause();
    expect(speech.state).toMatchObject({ isPaused: true, spokenMs: 20_000 });
    stage.clock.pass(120_000);
    await stage.recorder.hear('to herself');
    await speech.goOn();
    await stage.recorder.hear('after');
    expect(speech.state).toMatchObject({ isPaused: false, spokenMs: 20_000, isNearEnd: false });
    await speech.stop();
    expect(speech.state).toMatchObject({ step: 'recorded' });
    const said = speech.state.step === 'recorded' && speech.state.speech.take.bytes;
    expect(new TextDecoder().decode(said || new Uint8Array())).toBe('said:before after');
  });

  it('counts what she has spoken alone towards its end', async () => {
    await speech.record();
    stage.clock.pass(MONOLOGUE_WARNED_AT_MS - 1000);
    await speech.pause();
    stage.clock.pass(60_000);
    await speech.goOn();
    expect(speech.state).toMatchObject({ isNearEnd: false });
    stage.clock.pass(1000);
    expect(speech.state).toMatchObject({ isNearEnd: true });
    await speech.pause();
    await speech.goOn();
    stage.clock.pass(RECORDING_LIMIT_MS.monologue - MONOLOGUE_WARNED_AT_MS - 1);
    await settle();
    expect(step()).toBe('recording');
    await stage.recorder.hear(SAID);
    stage.clock.pass(1);
    await settle();
    expect(step()).toBe('recorded');
  });

  it('in a pause is left by no page that still has it, and found whole where that died', async () => {
    await speech.record();
    stage.clock.pass(5000);
    await stage.recorder.hear(SAID);
    await speech.pause();
    for (let second = 0; second < 60; second += 1) {
      stage.clock.pass(1000);
      await settle();
    }
    const another = new MemorySpeechStore(stage.shelf);
    const ofHers = () => another.all(stage.learnerId, stage.clock.now());
    expect(await ofHers()).toEqual([]);
    // The page dies: it tells nothing any more.
    stage.speeches.refuse({ kind: 'device-full' });
    stage.clock.pass(11_000);
    expect(await ofHers()).toMatchObject([{ isWanted: false, take: { durationMs: 5000 } }]);
  });

  it('does not keep the microphone open for ever', async () => {
    await speech.record();
    await stage.recorder.hear(SAID);
    await speech.pause();
    stage.clock.pass(LONGEST_PAUSE_MS);
    await settle();
    expect(step()).toBe('recorded');
    expect(stage.recorder.openMicrophones).toBe(0);
  });

  it('ends where the microphone is gone, and is hers to decide about', async () => {
    await speech.record();
    await stage.recorder.hear(SAID);
    stage.recorder.happens('ended');
    await settle();
    expect(speech.state).toMatchObject({ step: 'recorded', speech: { isWanted: false } });
  });

  it('says why there is no microphone, and can be tried again', async () => {
    stage.recorder.refuse({ kind: 'microphone-denied' }, 'once');
    await speech.record();
    expect(speech.state).toMatchObject({ error: { kind: 'microphone-denied' } });
    await speech.record();
    expect(step()).toBe('recording');
  });

  it('is kept where she leaves in the middle, and gone on with when she comes back', async () => {
    await speech.record();
    await stage.recorder.hear(SAID);
    speech.dispose();
    await settle();
    const [kept] = await stage.kind.all();
    expect(kept).toMatchObject({ isWanted: false });
    const again = new SpeechPresenter('my-room', stage.parts);
    await again.load(kept?.id);
    expect(again.state).toMatchObject({ step: 'recorded', speech: { id: kept?.id } });
  });

  it('leaves nothing where she cancels it', async () => {
    await speech.record();
    await stage.recorder.hear(SAID);
    void speech.cancel();
    stage.clock.pass(2000);
    await settle();
    expect(step()).toBe('preparing');
    expect(await stage.kind.all()).toEqual([]);
  });

  it('on a theme of her own begins once that has a name', async () => {
    speech = new SpeechPresenter(OWN_THEME, stage.parts);
    await speech.load();
    expect(speech.mayRecord).toBe(false);
    speech.nameTheme('My cat');
    await speaks();
    expect(speech.state).toMatchObject({ speech: { theme: 'My cat', title: undefined } });
  });

  it('cannot be on a theme that is gone', async () => {
    speech = new SpeechPresenter('gone', stage.parts);
    await speech.load();
    expect(speech.state).toEqual({ step: 'failed', error: { kind: 'not-found' } });
  });
});
