import { clockContract } from '../../core/ports/clock.contract.ts';
import { MemoryClock } from './memory-clock.ts';

clockContract('MemoryClock', () => {
  const clock = new MemoryClock();
  return { clock, pass: (ms) => clock.pass(ms) };
});
