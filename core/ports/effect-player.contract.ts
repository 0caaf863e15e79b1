import { describe, expect, it } from 'vitest';
import { SOUND_EFFECTS, type EffectPlayer, type SoundEffect } from './effect-player.ts';

interface Subject {
  readonly effects: EffectPlayer;
  /** What was heard, once everything under way is over. */
  heard(): Promise<readonly SoundEffect[]>;
  /** From now on the sounds cannot be had. */
  break(): void;
}

export function effectPlayerContract(
  adapter: string,
  fresh: () => Subject | Promise<Subject>,
): void {
  describe(`${adapter} keeps the EffectPlayer contract`, () => {
    it('plays each sound there is', async () => {
      const { effects, heard } = await fresh();
      for (const effect of SOUND_EFFECTS) expect((await effects.play(effect)).ok).toBe(true);
      expect((await heard()).toSorted()).toEqual(SOUND_EFFECTS.toSorted());
    });

    it('plays what was prepared, and nothing by preparing', async () => {
      const { effects, heard } = await fresh();
      effects.prepare();
      effects.prepare();
      expect(await heard()).toEqual([]);
      await effects.play('correct');
      await effects.play('correct');
      expect(await heard()).toEqual(['correct', 'correct']);
    });

    it('is silent when a sound cannot be had, and says so each time', async () => {
      const subject = await fresh();
      subject.break();
      subject.effects.prepare();
      for (let time = 0; time < 2; time += 1)
        expect(await subject.effects.play('wrong')).toEqual({
          ok: false,
          error: { kind: 'effect-unavailable', effect: 'wrong', cause: expect.any(Error) },
        });
      expect(await subject.heard()).toEqual([]);
    });
  });
}
