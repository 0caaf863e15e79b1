import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recorder, RecorderError } from './recorder.ts';

interface Subject {
  readonly recorder: Recorder;
  /** Somebody speaks in front of the microphone for a moment. */
  speak(): Promise<void>;
  /** How many microphones the platform counts as open. */
  openMicrophones(): number;
  /** From now on the platform refuses to open a microphone. */
  refuse(kind: RecorderError['kind']): void;
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

    const started = { ok: true };

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

    it('tells the loudness while recording, until nobody listens', async () => {
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

    it('tells the take piece by piece, until nobody listens', async () => {
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

    it.each(['microphone-denied', 'microphone-missing', 'microphone-busy'] as const)(
      'refuses as %s, and records nothing',
      async (kind) => {
        subject.refuse(kind);
        expect(await recorder.start()).toEqual({ ok: false, error: { kind } });
        expect(subject.openMicrophones()).toBe(0);
        expect(await recorder.stop()).toBeUndefined();
      },
    );
  });
}
