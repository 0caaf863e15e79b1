import { expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { ContentPresenter } from './content-presenter.ts';

type Answer = Result<string, ApiError>;

/** A screen whose answers come when they are told to. */
function waiting() {
  const answers: ((answer: Answer) => void)[] = [];
  const fetch = () => new Promise<Answer>((resolve) => answers.push(resolve));
  const presenter = new ContentPresenter('books', fetch, new MemoryReporter());
  const answer = (index: number, given: Answer) => answers[index]?.(given);
  return { presenter, answer };
}

it('is loading until there is content', async () => {
  const { presenter, answer } = waiting();
  const loading = presenter.load();
  expect(presenter.state).toEqual({ step: 'loading' });
  answer(0, ok('books'));
  await loading;
  expect(presenter.state).toEqual({ step: 'shown', content: 'books' });
});

it('keeps showing what is there while it loads anew', async () => {
  const { presenter, answer } = waiting();
  const first = presenter.load();
  answer(0, ok('old'));
  await first;
  const second = presenter.load();
  expect(presenter.state).toEqual({ step: 'shown', content: 'old' });
  answer(1, ok('new'));
  await second;
  expect(presenter.state).toEqual({ step: 'shown', content: 'new' });
});

it('says what failed, and shows that it tries again', async () => {
  const { presenter, answer } = waiting();
  const first = presenter.load();
  answer(0, fail({ kind: 'offline' }));
  await first;
  expect(presenter.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  const again = presenter.retry();
  expect(presenter.state).toEqual({ step: 'loading' });
  answer(1, ok('books'));
  await again;
  expect(presenter.state).toEqual({ step: 'shown', content: 'books' });
});

it('reports a bug', async () => {
  const reporter = new MemoryReporter();
  const bug = new Error('bug');
  const presenter = new ContentPresenter('books', () => Promise.reject(bug), reporter);
  await presenter.load();
  expect(presenter.state).toEqual({ step: 'failed', error: { kind: 'unexpected' } });
  expect(reporter.bugs).toEqual([{ error: bug, where: 'books' }]);
});

it('is renewed by what is asked after an answer that was on its way', async () => {
  const { presenter, answer } = waiting();
  void presenter.load();
  const renewing = presenter.renew();
  answer(0, ok('old'));
  await settle();
  answer(1, ok('new'));
  await renewing;
  expect(presenter.state).toEqual({ step: 'shown', content: 'new' });
});

it('is renewed by one answer where none is on its way', async () => {
  const { presenter, answer } = waiting();
  const renewing = presenter.renew();
  answer(0, ok('new'));
  await renewing;
  expect(presenter.state).toEqual({ step: 'shown', content: 'new' });
});
