import type { Container } from 'inversify';
import { when } from 'mobx';
import { firstQuestionAt } from '../routes/first-question.ts';
import { loadEarly } from '../routes/use-content.ts';
import { Make } from '../tokens.ts';

/**
 * Asks for what the screen at this path asks for as soon as it is drawn, and resolves when it is there or can't be had.
 *
 * @param mayOpen whether a lesson may begin: it plays sounds, and counts as studying.
 */
export async function firstContent(
  app: Container,
  path: string,
  mayOpen: () => Promise<boolean>,
): Promise<void> {
  const question = firstQuestionAt(path);
  switch (question?.of) {
    case 'home':
      return loaded(loadEarly('home', app.get(Make.home), ''));
    case 'books':
      return loaded(loadEarly('books', app.get(Make.books), ''));
    case 'book':
      return loaded(loadEarly('book', app.get(Make.book), question.id));
    case 'lesson': {
      const kit = await app.get(Make.lessonKit)();
      if (await mayOpen()) await loaded(kit.openLessonAhead(question.id).player.turn);
      return;
    }
    case undefined:
  }
}

const loaded = (view: { readonly state: { readonly step: string } }): Promise<void> =>
  when(() => view.state.step !== 'loading');
