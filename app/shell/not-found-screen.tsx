import { ErrorScreen } from './error-screen.tsx';

/** An address that leads nowhere: there is nothing to fetch again. */
export function NotFoundScreen() {
  return <ErrorScreen error={{ kind: 'not-found' }} onRetry={() => {}} />;
}
