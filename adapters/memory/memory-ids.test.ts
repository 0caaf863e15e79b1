import { idsContract } from '../../core/ports/ids.contract.ts';
import { MemoryIds } from './memory-ids.ts';

idsContract('MemoryIds', () => new MemoryIds());
