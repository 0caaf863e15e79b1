import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recorder, RecorderError, RecordingTrouble } from './recorder.ts';

interface Subject {
  readonly recorder: Recorder;
  /** A learner speaks in front of the microphone for a moment. */
  speak(): Promise<void>;
  /** How many microphones the platform counts as open. */
  openMicrophones(): number;
  /** From now on the platform refuses to open a microphone. */
  refuse(kind: RecorderError['kind'] | undefined): void;
  /** A call takes the microphone away and gives it back, or it is unplugged. */
  happens(trouble: 'muted' | 'unmuted' | 'ended'): Promise<void> | void;
}

export function recorderContract(adapter: string, fresh: () => Subject | Promise<Subject>): void {
  describe(`${adapter} keeps the Recorder contract`, () => {
    let subject: Subject;
    let recorder: Recorder;

    beforeEach(async () => {
      subject = await fresh();
      recorder = subject.recorder;
    });

    afterEach(() => recorder.cancel());

    const started = { ok: true, value: { deviceName: expect.any(String) as string } }; // matched, not read

    it('gives what was captured, what it is and how long it took', async () => {
      expect(await recorder.start()).toEqual(started);
      await subject.speak();
      const take = await recorder.stop();
      expect(take?.bytes.length).toBeGreaterThan(0);
      expect(take?.mediaType).toMatch(/^\w+\/\w+/);
      expect(take?.durationMs).toBeGreaterThan(0);
      expect(Number.isInteger(take?.durationMs)).toBe(true);
    });

    it('has the microphone open from the start until the take is there', async () => {
      expect(subject.openMicrophones()).toBe(0);
      await recorder.start();
      expect(subject.openMicrophones()).toBe(1);
      await subject.speak();
      await recorder.stop();
      expect(subject.openMicrophones()).toBe(0);
    });

    it('gives nothing when nothing is being recorded', async () => {
      expect(await recorder.stop()).toBeUndefined();
      await recorder.start();
      await recorder.stop();
      expect(await recorder.stop()).toBeUndefined();
    });

    it('gives the take to one of two who stop at the same time', async () => {
      await recorder.start();
      await subject.speak();
      const takes = await Promise.all([recorder.stop(), recorder.stop()]);
      expect(takes.filter((take) => take !== undefined)).toHaveLength(1);
      expect(subject.openMicrophones()).toBe(0);
    });

    it('stops the recording that is running when another begins', async () => {
      await recorder.start();
      await subject.speak();
      expect(await recorder.start()).toEqual(started);
      expect(subject.openMicrophones()).toBe(1);
      expect(await recorder.stop()).toBeDefined();
      expect(await recorder.stop()).toBeUndefined();
      expect(subject.openMicrophones()).toBe(0);
    });

    it('opens one microphone when it is started twice at the same time', async () => {
      expect(await Promise.all([recorder.start(), recorder.start()])).toEqual([started, started]);
      expect(subject.openMicrophones()).toBe(1);
      await recorder.stop();
      expect(subject.openMicrophones()).toBe(0);
    });

    it('drops what was captured when cancelled', async () => {
      await recorder.start();
      await subject.speak();
      await recorder.cancel();
      expect(subject.openMicrophones()).toBe(0);
      expect(await recorder.stop()).toBeUndefined();
    });

    it('can be cancelled at any moment, and used again', async () => {
      await recorder.cancel();
      await recorder.start();
      await recorder.cancel();
      await recorder.cancel();
      expect(await recorder.start()).toEqual(started);
      await subject.speak();
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
    });

    it('lets go of the microphone when cancelled while it is starting', async () => {
      const starting = recorder.start();
      await recorder.cancel();
      await starting;
      expect(subject.openMicrophones()).toBe(0);
      expect(await recorder.stop()).toBeUndefined();
    });

    it('tells the loudness while recording, until the listener is removed', async () => {
      const levels: number[] = [];
      const later: number[] = [];
      const stopTelling = recorder.onLevel((level) => levels.push(level));
      await subject.speak();
      expect(levels).toEqual([]);
      await recorder.start();
      await subject.speak();
      expect(levels.length).toBeGreaterThan(0);
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...levels)).toBeLessThanOrEqual(1);
      stopTelling();
      const told = levels.length;
      recorder.onLevel((level) => later.push(level));
      await subject.speak();
      expect(levels).toHaveLength(told);
      expect(later.length).toBeGreaterThan(0);
    });

    it('tells the take piece by piece, until the listener is removed', async () => {
      const pieces: Uint8Array[] = [];
      const stopTelling = recorder.onPiece((piece) => pieces.push(piece));
      await recorder.start();
      await subject.speak();
      const take = await recorder.stop();
      expect(pieces.length).toBeGreaterThan(0);
      expect(pieces.flatMap((piece) => [...piece])).toEqual([...(take?.bytes ?? [])]);
      stopTelling();
      const told = pieces.length;
      await recorder.start();
      await subject.speak();
      await recorder.stop();
      expect(pieces).toHaveLength(told);
    });

    it('makes one take of what came before and after a pause, which counts nowhere', async () => {
      await recorder.start();
      for (let moment = 0; moment < 4; moment += 1) await subject.speak();
      const whole = await recorder.stop();
      await recorder.start();
      for (let moment = 0; moment < 2; moment += 1) {
        await subject.speak();
        await recorder.pause();
        for (let unheard = 0; unheard < 4; unheard += 1) await subject.speak();
        await recorder.resume();
      }
      const paused = await recorder.stop();
      expect(paused?.bytes.length).toBeGreaterThan(0);
      expect(paused?.durationMs).toBeGreaterThan(0);
      expect(paused?.durationMs).toBeLessThan(whole?.durationMs ?? 0);
      expect(paused).not.toHaveProperty('gaps');
    });

    it('has told all there is when it is paused, and hears nothing then', async () => {
      const pieces: Uint8Array[] = [];
      const levels: number[] = [];
      recorder.onPiece((piece) => pieces.push(piece));
      await recorder.start();
      await subject.speak();
      await recorder.pause();
      expect(pieces.length).toBeGreaterThan(0);
      const before = pieces.flatMap((piece) => [...piece]).length;
      recorder.onLevel((level) => levels.push(level));
      await subject.speak();
      expect(levels).toEqual([]);
      expect(subject.openMicrophones()).toBe(1);
      await recorder.resume();
      await subject.speak();
      const take = await recorder.stop();
      expect(levels.length).toBeGreaterThan(0);
      expect(take?.bytes.length).toBeGreaterThan(before);
      expect(pieces.flatMap((piece) => [...piece])).toEqual([...(take?.bytes ?? [])]);
    });

    it('can be stopped and cancelled in a pause, and paused at any moment', async () => {
      await recorder.pause();
      await recorder.resume();
      await recorder.start();
      await subject.speak();
      await recorder.pause();
      await recorder.pause();
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
      expect(subject.openMicrophones()).toBe(0);
      await recorder.start();
      await subject.speak();
      await recorder.pause();
      await recorder.cancel();
      expect(subject.openMicrophones()).toBe(0);
      await recorder.start();
      await subject.speak();
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
    });

    it('tells when the microphone is gone in a pause, and keeps what was said before', async () => {
      const troubles: RecordingTrouble[] = [];
      recorder.onTrouble((trouble) => troubles.push(trouble));
      await recorder.start();
      await subject.speak();
      await recorder.pause();
      await subject.happens('ended');
      await recorder.resume();
      expect(troubles).toEqual(['ended']);
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
    });

    it('records although the microphone that is wished for is not there', async () => {
      expect(await recorder.start({ inputId: 'a microphone she sold' })).toEqual(started);
      await subject.speak();
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
    });

    it('tells that the microphone was away, and keeps what came before and after', async () => {
      const troubles: RecordingTrouble[] = [];
      const stopTelling = recorder.onTrouble((trouble) => troubles.push(trouble));
      await recorder.start();
      await subject.speak();
      await subject.happens('muted');
      await subject.happens('unmuted');
      await subject.speak();
      const take = await recorder.stop();
      expect(troubles).toEqual(['muted', 'unmuted']);
      expect(take?.bytes.length).toBeGreaterThan(0);
      const [gap] = take?.gaps ?? [];
      expect(take?.gaps).toHaveLength(1);
      expect(gap?.fromMs).toBeGreaterThan(0);
      expect(gap?.toMs).toBeGreaterThanOrEqual(gap?.fromMs ?? Infinity);
      expect(gap?.toMs).toBeLessThanOrEqual(take?.durationMs ?? 0);
      stopTelling();
    });

    it('says nothing of gaps where there was none', async () => {
      await recorder.start();
      await subject.speak();
      expect(await recorder.stop()).not.toHaveProperty('gaps');
    });

    it('keeps what was said until the microphone was unplugged', async () => {
      const troubles: RecordingTrouble[] = [];
      recorder.onTrouble((trouble) => troubles.push(trouble));
      await recorder.start();
      await subject.speak();
      await subject.happens('ended');
      expect(troubles).toEqual(['ended']);
      const take = await recorder.stop();
      expect(take?.bytes.length).toBeGreaterThan(0);
      expect(take?.durationMs).toBeGreaterThan(0);
      expect(await recorder.start()).toEqual(started);
    });

    it.each([
      'microphone-denied',
      'microphone-missing',
      'microphone-busy',
      'recording-failed',
    ] as const)('refuses as %s, records nothing, and works again afterwards', async (kind) => {
      subject.refuse(kind);
      expect(await recorder.start()).toMatchObject({ ok: false, error: { kind } });
      expect(subject.openMicrophones()).toBe(0);
      expect(await recorder.stop()).toBeUndefined();
      subject.refuse(undefined);
      expect(await recorder.start()).toEqual(started);
      await subject.speak();
      expect((await recorder.stop())?.bytes.length).toBeGreaterThan(0);
    });
  });
}
