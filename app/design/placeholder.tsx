import { BrandMark } from './brand-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './placeholder.module.css';

/** The whole screen while the learner is not known yet: the brand where the splash had it, breathing, and nothing that will move. */
export function Placeholder({ label }: { readonly label: string }) {
  return (
    <main className={styles.placeholder} aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.mark}>
        <BrandMark size={192} />
      </div>
    </main>
  );
}
