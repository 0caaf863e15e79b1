import { reporterContract } from '../../core/ports/reporter.contract.ts';
import { MemoryReporter } from './memory-reporter.ts';

reporterContract('MemoryReporter', () => {
  const reporter = new MemoryReporter();
  return {
    reporter,
    told: () => reporter.bugs,
    toldRequests: () => reporter.requests.map(({ title }) => title),
  };
});
