import { schedulerContract } from '../../core/shared/scheduler.contract.ts';
import { MemoryScheduler } from './memory-scheduler.ts';

schedulerContract('MemoryScheduler', new MemoryScheduler());
