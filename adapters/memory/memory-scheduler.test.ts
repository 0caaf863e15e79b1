import { schedulerContract } from '../../core/domain/recall/scheduler.contract.ts';
import { MemoryScheduler } from './memory-scheduler.ts';

schedulerContract('MemoryScheduler', new MemoryScheduler());
