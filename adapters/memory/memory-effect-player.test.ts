import { effectPlayerContract } from '../../core/ports/effect-player.contract.ts';
import { MemoryEffectPlayer } from './memory-effect-player.ts';

effectPlayerContract('MemoryEffectPlayer', () => {
  const effects = new MemoryEffectPlayer();
  return {
    effects,
    heard: async () => effects.heard,
    break: () => {
      effects.isBroken = true;
    },
  };
});
