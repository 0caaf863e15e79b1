import { beforeEach, describe, expect, it } from 'vitest';
import type { AudioPlayer } from './audio-player.ts';

interface Subject {
  readonly player: AudioPlayer;
  /** A sound this device can play, over in a moment. */
  readonly short: Uint8Array;
  /** A sound this device can play, far longer than any test waits. */
  readonly long: Uint8Array;
  /** A sound this device can play, three seconds long. */
  readonly longer: Uint8Array;
  /** What this device can't play. */
  readonly unplayable: readonly Uint8Array[];
  /** From now on the device wants a tap before it plays. */
  block(): void;
}

export function audioPlayerContract(
  adapter: string,
  fresh: () => Subject | Promise<Subject>,
): void {
  describe(`${adapter} keeps the AudioPlayer contract`, () => {
    let subject: Subject;
    let player: AudioPlayer;

    beforeEach(async () => {
      subject = await fresh();
      player = subject.player;
    });

    const done = { ok: true };

    it('resolves when the sound has ended, time and again', async () => {
      expect(await player.play(subject.short)).toEqual(done);
      expect(await player.play(subject.short)).toEqual(done);
    });

    it('resolves when it is stopped', async () => {
      const playing = player.play(subject.long);
      player.stop();
      expect(await playing).toEqual(done);
    });

    it('can be stopped when nothing is playing', async () => {
      player.stop();
      await player.play(subject.short);
      player.stop();
      player.stop();
      expect(await player.play(subject.short)).toEqual(done);
    });

    it('stops the sound before when a new one begins', async () => {
      const before = player.play(subject.long);
      const after = player.play(subject.short);
      expect(await before).toEqual(done);
      expect(await after).toEqual(done);
    });

    it('plays a part alone, to the end or to a moment before', async () => {
      const withinMs = async (playing: Promise<unknown>, ms: number) => {
        const late = new Promise((resolve) => {
          setTimeout(() => resolve('still playing'), ms);
        });
        const came = await Promise.race([playing, late]);
        player.stop();
        return came;
      };
      const all = { fromMs: 0 };
      expect(await withinMs(player.play(subject.longer, all), 1500)).toBe('still playing');
      const end = { fromMs: 2800 };
      expect(await withinMs(player.play(subject.longer, end), 1500)).toEqual(done);
      const middle = { fromMs: 1000, toMs: 1200 };
      expect(await withinMs(player.play(subject.longer, middle), 1500)).toEqual(done);
      expect(await withinMs(player.play(subject.longer, { fromMs: 9000 }), 1500)).toEqual(done);
      expect(await player.play(subject.short)).toEqual(done);
    });

    it('refuses what this device cannot play, and plays on after that', async () => {
      for (const bytes of subject.unplayable) {
        expect(await player.play(bytes)).toEqual({
          ok: false,
          error: { kind: 'audio-unsupported' },
        });
      }
      expect(await player.play(subject.short)).toEqual(done);
    });

    it('plays two sounds together, and ends with the longer one', async () => {
      expect(await player.playTogether(subject.short, subject.short)).toEqual(done);
      const playing = player.playTogether(subject.longer, subject.short);
      const wasStopped = new Promise((resolve) => {
        setTimeout(() => resolve('still playing'), 150);
      });
      expect(await Promise.race([playing, wasStopped])).toBe('still playing');
      player.stop();
      expect(await playing).toEqual(done);
    });

    it('refuses two sounds together where this device cannot play one of them', async () => {
      for (const bytes of subject.unplayable) {
        expect(await player.playTogether(subject.short, bytes)).toEqual({
          ok: false,
          error: { kind: 'audio-unsupported' },
        });
      }
    });

    it('knows what it can play by how it begins', () => {
      expect(player.typeOf(subject.short)).toEqual({
        mediaType: expect.stringMatching(/^audio\//),
        isPlayable: true,
      });
      for (const bytes of subject.unplayable) {
        expect(player.typeOf(bytes)).toEqual({ mediaType: undefined, isPlayable: false });
      }
    });

    it('says when the device wants a tap first', async () => {
      subject.block();
      expect(await player.play(subject.short)).toEqual({
        ok: false,
        error: { kind: 'playback-blocked' },
      });
    });
  });
}
