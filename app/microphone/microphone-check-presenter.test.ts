import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { ANSWER_INPUT_KEY } from '../../core/recording/input-choice.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { MicrophoneCheckPresenter } from './microphone-check-presenter.ts';

const DESK = { id: 'desk', name: 'Desk Microphone' };
const HEADSET = { id: 'headset', name: 'Headset Microphone' };

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the check of a microphone', () => {
  let stage: ReturnType<typeof recordingStage>;
  let player: MemoryAudioPlayer;
  let check: MicrophoneCheckPresenter;

  beforeEach(async () => {
    stage = recordingStage({});
    player = new MemoryAudioPlayer();
    check = open();
    stage.microphones.plug([DESK, HEADSET]);
    await check.load();
  });

  const open = () =>
    new MicrophoneCheckPresenter({ ...stage, player, reporter: new MemoryReporter() });

  const say = async (level: number) => {
    await check.record();
    for (let word = 0; word < 10; word += 1) await stage.recorder.hear('hello', 200, level);
    await check.stop();
  };

  it('lists the microphones, and keeps the one she chooses', async () => {
    expect(check.inputs).toEqual([DESK, HEADSET]);
    check.choose('headset');
    expect(stage.preferences.read(ANSWER_INPUT_KEY)).toBe('headset');
    expect(open().chosen).toBe('headset');
    await check.record();
    expect(stage.recorder.wishes).toEqual(['headset']);
  });

  it('lists what was plugged in while it still waited for the list of before', async () => {
    const answer = stage.microphones.delay();
    const loading = check.load();
    stage.microphones.plug([HEADSET]);
    await settle();
    answer();
    await loading;
    expect(check.inputs).toEqual([HEADSET]);
  });

  it('says when the one she chose is not plugged in, and keeps her choice', async () => {
    check.choose('headset');
    stage.microphones.plug([DESK]);
    await settle();
    expect(check.isChosenMissing).toBe(true);
    expect(check.chosen).toBe('headset');
    stage.microphones.plug([DESK, HEADSET]);
    await settle();
    expect(check.isChosenMissing).toBe(false);
  });

  it('misses nothing while the platform may not tell which there are', async () => {
    check.choose('headset');
    stage.microphones.plug([{ id: '', name: '' }]);
    await settle();
    expect(check.isChosenMissing).toBe(false);
  });

  it('asks the platform for the permission, and never opens the microphone by itself', () => {
    expect(check.permission).toBe('prompt');
    expect(stage.recorder.wishes).toEqual([]);
  });

  it('that is left while its microphone opens ends no recording of another screen', async () => {
    stage.recorder.delay();
    const recording = check.record();
    check.dispose();
    stage.recorder.catchUp();
    await recording;
    await settle();
    expect(stage.recorder.openMicrophones).toBe(0);
    await stage.startRecording.execute();
    stage.clock.pass(check.limitMs);
    await settle();
    expect(stage.recorder.isRecording).toBe(true);
  });

  it.each([
    [0.5, 'good'],
    [0.1, 'too-quiet'],
    [1, 'too-loud'],
    [0, 'nothing'],
  ] as const)('takes a level of %d for %s', async (level, advice) => {
    await say(level);
    expect(check.state).toMatchObject({ step: 'heard', advice, durationMs: 2000 });
  });

  it('plays her own voice back', async () => {
    await say(0.5);
    await check.play();
    expect(player.played.at(-1)).toMatch(/^said:hello/);
    expect(check.playback.isPlaying).toBe(false);
  });

  it('says why it cannot be played', async () => {
    await say(0.5);
    player.refuse({ kind: 'playback-blocked' });
    await check.play();
    expect(check.playback.error).toEqual({ kind: 'playback-blocked' });
  });

  it('stops by itself', async () => {
    await check.record();
    await stage.recorder.hear('hello');
    stage.clock.pass(check.limitMs - 1);
    expect(check.state.step).toBe('recording');
    stage.clock.pass(1);
    await settle();
    expect(check.state.step).toBe('heard');
    expect(stage.wakeLock.isHeld).toBe(false);
  });

  it('ends where the microphone is unplugged, and says so', async () => {
    await check.record();
    await stage.recorder.hear('hello');
    stage.recorder.happens('ended');
    await settle();
    expect(check.state.step).toBe('heard');
    expect(check.recording.note).toBe('ended');
  });

  it('is refused without permission, and works once it is given', async () => {
    stage.recorder.refuse({ kind: 'microphone-denied' });
    await check.record();
    expect(check.state).toEqual({ step: 'refused', error: { kind: 'microphone-denied' } });
    stage.recorder.refuse(undefined);
    await say(0.5);
    expect(check.state.step).toBe('heard');
  });

  it('lets go of everything when she leaves', async () => {
    await check.record();
    check.dispose();
    await settle();
    expect(stage.recorder.isRecording).toBe(false);
    expect(stage.wakeLock.isHeld).toBe(false);
  });
});
