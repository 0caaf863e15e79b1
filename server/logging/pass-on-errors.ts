import type { Readable } from 'node:stream';

const FRAME = /^ {4}at \S.*:\d+:\d+\)?$/;
const NAME = /^(\w*Error)\b/;

/** Lets through where an engine broke, and not what it said: its errors repeat texts of learners. */
export function passOnErrors(from: Readable, write: (line: string) => void): void {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = (lines.pop() ?? '').slice(0, 1000);
    for (const line of lines) {
      const name = NAME.exec(line)?.[1];
      if (name !== undefined) write(`${name}\n`);
      else if (FRAME.test(line)) write(`${line}\n`);
    }
  });
}
