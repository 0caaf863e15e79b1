import type { Container } from 'inversify';
import { when } from 'mobx';
import { pause } from '../devices/pause.ts';
import { preloadScreen } from '../routes/routes.tsx';
import { Port, Shared } from '../tokens.ts';
import { firstContent } from './first-content.ts';

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
  const known = when(
    () => maintenance.state.step !== 'unknown' && (!isSignedIn || session.state.step !== 'unknown'),
  );
  let isLate = false;
  const mayOpen = async () => {
    await known;
    return !isLate && maintenance.state.step === 'off' && session.state.step === 'signed-in';
  };
  // What can't be fetched is told of by whatever draws it.
  const content = isSignedIn && firstContent(app, path, mayOpen).catch(() => {});
  await pause();
  const screen = preloadScreen(path).catch(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([Promise.all([known, content, screen]), late]);
  isLate = true;
}
