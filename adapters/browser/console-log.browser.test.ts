import { afterEach } from 'vitest';
import { logContract } from '../../core/ports/log.contract.ts';
import { ConsoleLog } from './console-log.ts';

const { info } = console;

afterEach(() => {
  console.info = info;
});

logContract('ConsoleLog', () => {
  const lines: string[] = [];
  console.info = (line: string) => lines.push(line);
  return { log: new ConsoleLog(), read: () => lines };
});
