import { pageVisibilityContract } from '../../core/ports/page-visibility.contract.ts';
import { MemoryPageVisibility } from './memory-page-visibility.ts';

pageVisibilityContract('MemoryPageVisibility', () => {
  const visibility = new MemoryPageVisibility();
  return { visibility, turn: (isVisible) => visibility.turn(isVisible) };
});
