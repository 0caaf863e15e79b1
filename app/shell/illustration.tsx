import { type ComponentType, lazy, Suspense } from 'react';
import styles from './illustration.module.css';

// Without a network the drawing may be out of reach: the page then does without it.
const Drawing = lazy<ComponentType<IllustrationProps>>(async () => ({
  default: await import('../design/error-illustration.tsx').then(
    (module) => module.ErrorIllustration,
    () => Nothing,
  ),
}));

export type IllustrationProps = { readonly name: 'sorry' | 'offline' };

/** A drawing that comes after the words; its place is kept, so that nothing moves. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <div className={styles.frame}>
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </div>
  );
}

function Nothing(): null {
  return null;
}
