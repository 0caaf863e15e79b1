import { describe, expect, it } from 'vitest';
import type { Take } from '../ports/recorder.ts';
import { ANSWER_INPUT_KEY } from './input-choice.ts';
import { recordingStage } from './recording-stage.fixture.ts';

const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
  maxTouchPoints: 5,
};

const said = (take: Take | undefined) => new TextDecoder().decode(take?.bytes);

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a recording', () => {
  it('begins with the screen kept on, and is counted with the name of the microphone', async () => {
    const { startRecording, recorder, wakeLock, counted } = recordingStage({});
    expect(await startRecording.execute()).toMatchObject({ ok: true });
    expect(recorder.isRecording).toBe(true);
    expect(wakeLock.isHeld).toBe(true);
    expect(counted).toEqual([
      { name: 'recording_start', params: { device_name: 'Desk Microphone' } },
    ]);
  });

  it('that is denied is counted with what the platform said, and keeps no screen on', async () => {
    const { startRecording, recorder, wakeLock, counted } = recordingStage({});
    recorder.refuse({ kind: 'microphone-denied', message: 'Permission denied' });
    expect(await startRecording.execute()).toMatchObject({ error: { kind: 'microphone-denied' } });
    expect(wakeLock.isHeld).toBe(false);
    expect(counted).toEqual([
      { name: 'recording_permission_denied', params: { message: 'Permission denied' } },
    ]);
  });

  it('that finds no microphone is not counted as denied', async () => {
    const { startRecording, recorder, counted } = recordingStage({});
    recorder.refuse({ kind: 'microphone-missing' });
    await startRecording.execute();
    expect(counted).toEqual([]);
  });

  it('begins even where the screen cannot be kept on; that is only noted', async () => {
    const { startRecording, recorder, wakeLock, counted, log } = recordingStage({});
    wakeLock.isAllowed = false;
    expect(await startRecording.execute()).toMatchObject({ ok: true });
    await settle();
    expect(recorder.isRecording).toBe(true);
    expect(log.notes).toEqual(['The screen may go dark while recording']);
    expect(counted.map(({ name }) => name)).toEqual(['recording_start']);
  });

  it('wishes for the microphone she chose, and keeps her choice when that one is gone', async () => {
    const { startRecording, recorder, preferences } = recordingStage({});
    preferences.write(ANSWER_INPUT_KEY, 'a headset she left at home');
    expect(await startRecording.execute()).toMatchObject({ ok: true });
    expect(recorder.wishes).toEqual(['a headset she left at home']);
    expect(preferences.read(ANSWER_INPUT_KEY)).toBe('a headset she left at home');
  });

  it('wishes for none when she chose the standard one', async () => {
    const { startRecording, recorder, preferences } = recordingStage({});
    preferences.write(ANSWER_INPUT_KEY, '');
    await startRecording.execute();
    expect(recorder.wishes).toEqual([undefined]);
  });

  it('opens the microphone within the tap itself: a browser asks her for nothing else', () => {
    const { startRecording, recorder } = recordingStage({});
    void startRecording.execute();
    expect(recorder.wishes).toHaveLength(1);
  });

  it('asks the wrapper first, until it has allowed it', async () => {
    const { startRecording, bridge, recorder } = recordingStage({ wrapper: 'ios' });
    bridge.answers = { microphone_permission: { ok: true, value: false } };
    void startRecording.execute();
    expect(bridge.asked.map(({ name }) => name)).toEqual(['microphone_permission']);
    expect(recorder.wishes).toEqual([]);
    await settle();
    expect(recorder.isRecording).toBe(true);
    bridge.answers = { microphone_permission: { ok: true, value: true } };
    await startRecording.execute();
    await startRecording.execute();
    expect(bridge.asked).toHaveLength(2);
  });

  it('starts anew where another is running, which is over then', async () => {
    const { begin, recorder } = recordingStage({});
    const first = await begin();
    await recorder.hear('first');
    const second = await begin();
    await recorder.hear('second');
    expect(await first.finish()).toBeUndefined();
    expect(said(await second.finish())).toBe('said:second');
  });

  it('is ended by what began it alone, and the screen stays on for the one that runs', async () => {
    const { begin, recorder, wakeLock } = recordingStage({});
    const first = await begin();
    const second = await begin();
    await Promise.all([first.cancel(), first.pause(), first.finish()]);
    await recorder.hear('second');
    expect(wakeLock.isHeld).toBe(true);
    expect(said(await second.finish())).toBe('said:second');
    expect(wakeLock.isHeld).toBe(false);
  });

  it('that was given up while its microphone opened leaves alone what began after it', async () => {
    const { begin, recorder } = recordingStage({});
    recorder.delay();
    const givenUp = begin();
    const next = begin();
    recorder.catchUp();
    await (await givenUp).cancel();
    expect(recorder.openMicrophones).toBe(1);
    await (await next).finish();
    expect(recorder.openMicrophones).toBe(0);
  });

  it('is over where the next one is refused, and the screen may go dark', async () => {
    const { begin, startRecording, recorder, wakeLock } = recordingStage({});
    const first = await begin();
    recorder.refuse({ kind: 'microphone-busy' });
    await startRecording.execute();
    expect(wakeLock.isHeld).toBe(false);
    expect(await first.finish()).toBeUndefined();
  });

  it.each([
    ['half a second on iOS', IPHONE, 500],
    ['a second and a half elsewhere', { userAgent: '', maxTouchPoints: 0 }, 1500],
  ])('that is cancelled is gone at once; the promise waits for %s', async (_name, agent, ms) => {
    const { begin, recorder, wakeLock, clock } = recordingStage({ agent });
    const recording = await begin();
    await recorder.hear('never mind');
    let isReady = false;
    const cancelling = async () => {
      await recording.cancel();
      isReady = true;
    };
    const cancelled = cancelling();
    await settle();
    expect(recorder.isRecording).toBe(false);
    expect(wakeLock.isHeld).toBe(false);
    clock.pass(ms - 1);
    await settle();
    expect(isReady).toBe(false);
    clock.pass(1);
    await cancelled;
    expect(await recording.finish()).toBeUndefined();
  });
});
