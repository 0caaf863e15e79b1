import { expect, it } from 'vitest';
import { JobLine, type JobInLine } from './job-line.ts';

const answer = (id: number): JobInLine => ({ id, givesWay: false });
const speech = (id: number): JobInLine => ({ id, givesWay: true });

function lineOf(...jobs: readonly JobInLine[]): JobLine<JobInLine> {
  const line = new JobLine<JobInLine>();
  for (const job of jobs) line.add(job);
  return line;
}

/** Does all that is there, and names it in the order in which it was done; `*` where it went on. */
function doAll(line: JobLine<JobInLine>): string {
  const done: string[] = [];
  for (let next = line.advance(); next; next = line.advance()) {
    done.push(`${next.job.id}${next.isNew ? '' : '*'}`);
    line.end(next.job);
  }
  return done.join(' ');
}

it('does one after the other, what gives way last', () => {
  const line = lineOf(speech(1), answer(2), speech(3), answer(4));

  expect(line.advance()?.job.id).toBe(2);
  expect(line.advance()).toBeUndefined();
  line.end(answerIn(line));
  expect(doAll(line)).toBe('4 1 3');
});

it('puts aside what has begun and gives way, and goes on with it before another of its kind', () => {
  const line = lineOf(speech(1), speech(2));
  line.advance();
  line.add(answer(3));
  line.add(answer(4));

  expect(doAll(line)).toBe('3 4 1* 2');
  expect(line.size).toBe(0);
});

it('does what is done in spite of being aside no more', () => {
  const line = lineOf(speech(1));
  const begun = line.advance();
  line.add(answer(2));
  line.advance();
  if (begun) line.end(begun.job);

  expect(line.size).toBe(1);
  line.end(answerIn(line));
  expect(line.advance()).toBeUndefined();
});

it('begins anew what is put back', () => {
  const line = lineOf(answer(1), answer(2));
  line.advance();
  line.putBack(answerIn(line));

  expect(doAll(line)).toBe('1 2');
});

it('forgets all at once', () => {
  const line = lineOf(speech(1));
  line.advance();
  line.add(answer(2));
  line.advance();
  line.add(answer(3));

  expect(line.clear().map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(line.size).toBe(0);
});

function answerIn(line: JobLine<JobInLine>): JobInLine {
  if (!line.inWork) throw new Error('Nothing is in work');
  return line.inWork;
}
