import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { SoundEffects } from './sound-effects.ts';

let shelf: Map<string, string>;
let player: MemoryEffectPlayer;
let effects: SoundEffects;

const opened = () => new SoundEffects(player, new MemoryPreferences(shelf), new MemoryReporter());

beforeEach(() => {
  shelf = new Map();
  player = new MemoryEffectPlayer();
  effects = opened();
});

it('are heard unless they were turned off', () => {
  expect(effects.isOn).toBe(true);
  effects.play('correct');
  effects.turn(false);
  effects.play('wrong');
  expect(player.heard).toEqual(['correct']);
});

it('stay as they were chosen on this device', () => {
  effects.turn(false);
  expect(shelf.get('soundEffectEnabled')).toBe('false');
  expect(opened().isOn).toBe(false);
  effects.turn(true);
  expect(opened().isOn).toBe(true);
});

it('can be tried out while they are off', () => {
  effects.turn(false);
  effects.hear('streak');
  expect(player.heard).toEqual(['streak']);
});

it('tell of a sound that cannot be had once, and go on', async () => {
  const reporter = new MemoryReporter();
  effects = new SoundEffects(player, new MemoryPreferences(shelf), reporter);
  player.isBroken = true;
  effects.play('correct');
  effects.play('correct');
  await vi.waitFor(() => expect(reporter.bugs).toHaveLength(1));
  player.isBroken = false;
  effects.play('correct');
  expect(player.heard).toEqual(['correct']);
  expect(reporter.bugs.map(({ where }) => where)).toEqual(['sound effect correct']);
});
