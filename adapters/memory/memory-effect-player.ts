import type {
  EffectPlayer,
  EffectUnavailable,
  SoundEffect,
} from '../../core/ports/effect-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export class MemoryEffectPlayer implements EffectPlayer {
  /** Not part of the port: what was heard. */
  readonly heard: SoundEffect[] = [];
  /** Not part of the port: the sounds cannot be had. */
  isBroken = false;

  async play(effect: SoundEffect): Promise<Result<void, EffectUnavailable>> {
    if (this.isBroken)
      return fail({
        kind: 'effect-unavailable',
        effect,
        cause: new Error(`There is no sound for ${effect}`),
      });
    this.heard.push(effect);
    return ok(undefined);
  }

  prepare(): void {}
}
