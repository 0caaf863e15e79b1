import type { MakesCalls } from '../makes-calls.ts';

/** What a browser sends is looked at where it can be: without one. */
export class PageCalls implements MakesCalls {
  host(): Promise<never> {
    return Promise.reject(new Error('A learner does not see what is sent'));
  }

  made(): Promise<never> {
    return Promise.reject(new Error('A learner does not see what is sent'));
  }

  languageAsked(): Promise<never> {
    return Promise.reject(new Error('A learner does not see what is sent'));
  }
}
