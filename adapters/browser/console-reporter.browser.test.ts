import { afterEach } from 'vitest';
import { reporterContract } from '../../core/ports/reporter.contract.ts';
import { ConsoleReporter } from './console-reporter.ts';

const write = console.error;

afterEach(() => {
  console.error = write;
});

reporterContract('ConsoleReporter', () => {
  const told: { error: unknown; where: string }[] = [];
  console.error = (line: string, error: unknown) => {
    told.push({ error, where: line.replace('[oz] ', '') });
  };
  return {
    reporter: new ConsoleReporter(),
    told: () => told,
    toldRequests: () => told.map(({ where }) => where),
  };
});
