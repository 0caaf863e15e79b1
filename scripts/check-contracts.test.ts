import { describe, expect, it } from 'vitest';
import { missingContracts, type Source } from './check-contracts.ts';

const adapter: Source = {
  path: 'adapters/paper/paper-clock.ts',
  text: 'export class PaperClock implements Clock {}',
};
const test = (text: string): Source => ({ path: 'adapters/paper/paper-clock.test.ts', text });
const missing = { adapter: 'PaperClock', port: 'Clock', path: adapter.path };

describe('the check of contracts', () => {
  it('is content with an adapter that runs the contract of its port', () => {
    expect(
      missingContracts([adapter, test("clockContract('PaperClock', () => subject);")]),
    ).toEqual([]);
  });

  it('is content with a name that says more, and a call over several lines', () => {
    const call = 'clockContract(\n  `PaperClock on ${paper}`,\n  async () => subject);';
    expect(missingContracts([adapter, test(call)])).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ["another adapter's", "clockContract('StoneClock', () => subject);"],
    ['the contract of another port', "timerContract('PaperClock', () => subject);"],
    ['a name that only begins alike', "clockContract('PaperClockwork', () => subject);"],
    ['a mere mention', "// clockContract of 'PaperClock'"],
  ])('names an adapter and its port where the tests run %s', (_, text) => {
    expect(missingContracts([adapter, test(text)])).toEqual([missing]);
  });

  it('does not count a call outside the tests', () => {
    const call = { path: 'adapters/paper/example.ts', text: "clockContract('PaperClock', x);" };
    expect(missingContracts([adapter, call])).toEqual([missing]);
  });

  it('wants a contract for each of several ports', () => {
    const both = {
      ...adapter,
      text: 'class PaperClock<T>\n  extends Paper\n  implements Clock, Shelf<T> {\n}',
    };
    const run = test("clockContract('PaperClock', () => subject);");
    expect(missingContracts([both, run])).toEqual([{ ...missing, port: 'Shelf' }]);
  });

  it('leaves out what only tests are made of', () => {
    const fixture = { ...adapter, path: 'adapters/paper/paper-clock.fixture.ts' };
    expect(missingContracts([fixture])).toEqual([]);
  });
});
