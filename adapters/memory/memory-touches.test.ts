import { touchesContract } from '../../core/ports/touches.contract.ts';
import { MemoryTouches } from './memory-touches.ts';

touchesContract('MemoryTouches', () => {
  const touches = new MemoryTouches();
  return { touches, touch: () => touches.touch() };
});
