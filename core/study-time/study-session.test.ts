import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { StudySession } from './study-session.ts';

describe('StudySession', () => {
  let clock: MemoryClock;
  let session: StudySession;

  beforeEach(() => {
    clock = new MemoryClock(Date.UTC(2026, 10, 21, 9, 30, 15, 678));
    session = new StudySession(clock, new MemoryIds());
  });

  /** Study and pause time of what was measured, in seconds. */
  const measured = () => {
    const studied = session.measured();
    return studied && [studied.durationSeconds, studied.pauseSeconds];
  };

  it('has nothing to tell before it is started', () => {
    session.pause(false);
    session.resume();
    session.resumeAutomatic();
    session.over('00000001-0000-7000-8000-000000000000');
    expect(session.measured()).toBeUndefined();
  });

  it('tells what was studied and when, to the second in UTC', () => {
    session.start({ studyType: 'one_min_speech', materialId: 'm-1' });
    clock.pass(65_400);
    expect(session.measured()).toEqual({
      id: '00000001-0000-7000-8000-000000000000',
      studyType: 'one_min_speech',
      lessonId: undefined,
      materialId: 'm-1',
      startedAt: '2026-11-21T09:30:15Z',
      endedAt: '2026-11-21T09:31:21Z',
      durationSeconds: 65,
      pauseSeconds: 0,
    });
  });

  it('is oral composition where nothing else is said', () => {
    session.start({ lessonId: 'l-1' });
    expect(session.measured()).toMatchObject({
      studyType: 'verbal_composition',
      lessonId: 'l-1',
      materialId: undefined,
    });
  });

  it('leaves pauses out of what was studied', () => {
    session.start({});
    clock.pass(10_000);
    session.pause(false);
    clock.pass(4_700);
    session.resume();
    clock.pass(5_000);
    session.pause(true);
    clock.pass(3_800);
    session.resume();
    expect(measured()).toEqual([15, 8]);
  });

  it('counts a pause that is not over, and does not end it by measuring', () => {
    session.start({});
    clock.pass(10_000);
    session.pause(false);
    clock.pass(2_000);
    expect(measured()).toEqual([10, 2]);
    clock.pass(2_000);
    expect(measured()).toEqual([10, 4]);
  });

  it('lets a pause begin once, and end once', () => {
    session.start({});
    session.pause(false);
    clock.pass(2_000);
    session.pause(false);
    clock.pass(2_000);
    session.resume();
    clock.pass(1_000);
    session.resume();
    expect(measured()).toEqual([1, 4]);
  });

  it.each([
    [true, 5, 2],
    [false, 0, 7],
  ])('resumes by itself only a pause it made itself (%s)', (isAutomatic, studied, paused) => {
    session.start({});
    session.pause(isAutomatic);
    clock.pass(2_000);
    session.resumeAutomatic();
    clock.pass(5_000);
    expect(measured()).toEqual([studied, paused]);
  });

  it("keeps a pause the learner's own, although the app is hidden and seen again in it", () => {
    session.start({});
    session.pause(false);
    session.pause(true);
    session.resumeAutomatic();
    clock.pass(5_000);
    expect(measured()).toEqual([0, 5]);
  });

  describe('without a sign of her', () => {
    const MINUTE_MS = 60_000;

    it('counts two minutes, and waits for the next', () => {
      session.start({});
      clock.pass(MINUTE_MS);
      expect(session.sign()).toBe(false);
      clock.pass(10 * MINUTE_MS);
      expect(measured()).toEqual([180, 480]);
      expect(session.sign()).toBe(true);
      clock.pass(MINUTE_MS);
      expect(measured()).toEqual([240, 480]);
    });

    it('is inactive from the end of a pause on, and not in it', () => {
      session.start({});
      session.pause(false);
      clock.pass(10 * MINUTE_MS);
      expect(session.sign()).toBe(false);
      session.resume();
      clock.pass(10 * MINUTE_MS);
      expect(measured()).toEqual([120, 18 * 60]);
    });

    it.each([true, false])(
      'adds no time that a pause begins after (automatic: %s)',
      (automatic) => {
        session.start({});
        clock.pass(10 * MINUTE_MS);
        session.pause(automatic);
        clock.pass(MINUTE_MS);
        session.resume();
        clock.pass(MINUTE_MS);
        expect(measured()).toEqual([180, 9 * 60]);
      },
    );

    it('waits on where it goes on as another session', () => {
      session.start({ lessonId: 'l-1' });
      clock.pass(10 * MINUTE_MS);
      session.beginAnew();
      clock.pass(10 * MINUTE_MS);
      expect(session.measured()).toMatchObject({
        id: '00000002-0000-7000-8000-000000000000',
        lessonId: 'l-1',
        startedAt: '2026-11-21T09:40:15Z',
        durationSeconds: 0,
        pauseSeconds: 600,
      });
      session.sign();
      clock.pass(MINUTE_MS);
      expect(measured()).toEqual([60, 600]);
    });
  });

  it('takes a pause along where it goes on as another session', () => {
    session.beginAnew();
    expect(session.measured()).toBeUndefined();
    session.start({});
    session.pause(true);
    clock.pass(5_000);
    session.beginAnew();
    clock.pass(5_000);
    expect(measured()).toEqual([0, 5]);
    session.resumeAutomatic();
    clock.pass(5_000);
    expect(measured()).toEqual([5, 5]);
  });

  it('forgets what was under way when it is started anew', () => {
    session.start({ lessonId: 'l-1' });
    session.pause(false);
    clock.pass(60_000);
    session.start({});
    clock.pass(3_000);
    expect(session.measured()).toMatchObject({
      id: '00000002-0000-7000-8000-000000000000',
      lessonId: undefined,
      startedAt: '2026-11-21T09:31:15Z',
      durationSeconds: 3,
      pauseSeconds: 0,
    });
  });

  it('is over when what was told is the one under way, and no other', () => {
    session.start({});
    const first = session.measured();
    session.start({});
    session.over(first?.id ?? '');
    const second = session.measured();
    expect(second?.id).not.toBe(first?.id);
    session.over(second?.id ?? '');
    expect(session.measured()).toBeUndefined();
  });

  it('never studied less than nothing, on a device whose clock was set back', () => {
    session.start({});
    clock.pass(-3_600_000);
    session.pause(true);
    clock.pass(-60_000);
    expect(measured()?.every((seconds) => seconds >= 0)).toBe(true);
  });

  it('ends no sooner than it began, on a device whose clock was set back', () => {
    session.start({});
    clock.pass(10_000);
    session.pause(true);
    clock.pass(-3_600_000);
    session.resume();
    expect(session.measured()).toMatchObject({
      startedAt: '2026-11-21T09:30:15Z',
      endedAt: '2026-11-21T09:30:15Z',
      durationSeconds: 10,
    });
  });
});
