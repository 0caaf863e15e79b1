import type { EffectPlayer, SoundEffect } from '../../core/ports/effect-player.ts';

export class MemoryEffectPlayer implements EffectPlayer {
  /** Not part of the port: what was heard. */
  readonly heard: SoundEffect[] = [];
  /** Not part of the port: the sounds cannot be had. */
  isBroken = false;

  play(effect: SoundEffect): void {
    if (!this.isBroken) this.heard.push(effect);
  }

  prepare(): void {}
}
