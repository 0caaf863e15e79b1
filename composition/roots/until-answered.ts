import type { Container } from 'inversify';
import { when } from 'mobx';
import { pause } from '../devices/pause.ts';
import { firstQuestionAt } from '../routes/first-question.ts';
import { preloadScreen } from '../routes/routes.tsx';
import { loadEarly } from '../routes/use-content.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** Where answers take longer, she sees that it is loading. */
const AT_MOST_MS = 300;

/**
 * Asks what the first drawing needs, of which most is on its way, and waits a moment for it and for the file of the
 * screen: what is drawn first is then the screen itself, once, and no placeholder before it.
 */
export async function untilAnswered(app: Container, path: string): Promise<void> {
  const maintenance = app.get(Shared.maintenance);
  const session = app.get(Shared.session);
  const isSignedIn = app.get(Port.sessionStore).load() !== undefined;
  maintenance.watch();
  await pause();
  if (isSignedIn) void session.check();
  await pause();
  const content = isSignedIn ? firstContent(app, path) : undefined;
  const isAnswered = () =>
    maintenance.state.step !== 'unknown' &&
    (!isSignedIn || session.state.step !== 'unknown') &&
    content?.state.step !== 'loading';
  await pause();
  // What can't be fetched is told of by whatever draws it.
  const isThere = preloadScreen(path).catch(() => {});
  const isLate = new Promise((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([Promise.all([isThere, when(isAnswered)]), isLate]);
}

/** What the screen at this path asks for as soon as it is drawn; a lesson asks once it is. */
function firstContent(app: Container, path: string) {
  const question = firstQuestionAt(path);
  switch (question?.of) {
    case 'home':
      return loadEarly('home', app.get(Make.home), '');
    case 'books':
      return loadEarly('books', app.get(Make.books), '');
    case 'book':
      return loadEarly('book', app.get(Make.book), question.id);
    case 'lesson':
    case undefined:
      return undefined;
  }
}
