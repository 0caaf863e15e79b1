import { type ComponentType, lazy, Suspense } from 'react';
import styles from './illustration.module.css';

// Without a network the drawing may be out of reach: the page then does without it.
const drawn = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const DRAWINGS = {
  sorry: drawn(async () => (await import('../design/sorry-illustration.tsx')).SorryIllustration),
  offline: drawn(
    async () => (await import('../design/offline-illustration.tsx')).OfflineIllustration,
  ),
  welcome: drawn(
    async () => (await import('../design/welcome-illustration.tsx')).WelcomeIllustration,
  ),
};

/** A drawing that comes after the words; its place is kept, so that nothing moves. */
export function Illustration({ name }: { readonly name: keyof typeof DRAWINGS }) {
  const Drawing = DRAWINGS[name];
  return (
    <div className={styles.frame}>
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}

function Nothing() {
  return null;
}
