import { MemoryProofreader } from './memory-proofreader.ts';
import { proofreaderContract } from './proofreader.contract.ts';

proofreaderContract('MemoryProofreader', () => new MemoryProofreader());
