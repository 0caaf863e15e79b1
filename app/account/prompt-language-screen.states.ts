import { businessBook, everydayBook } from '../books/example-books.ts';
import type { PromptLanguageScreenProps } from './prompt-language-screen.tsx';

const choose = () => {};
const shown: PromptLanguageScreenProps['books'] = {
  state: {
    step: 'shown',
    content: [
      everydayBook,
      businessBook,
      { ...everydayBook, id: 'other', promptLanguages: ['ja'] },
    ],
  },
};

export const promptLanguageStates: Readonly<Record<string, PromptLanguageScreenProps>> = {
  japanese: { view: { language: 'ja', choose }, books: shown },
  korean: { view: { language: 'ko', choose }, books: shown },
  loading: { view: { language: 'ja', choose }, books: { state: { step: 'loading' } } },
  failed: {
    view: { language: 'ko', choose },
    books: { state: { step: 'failed', error: { kind: 'offline' } } },
  },
};
