import { DownIcon } from './icons.tsx';
import styles from './section-links.module.css';

type SectionLinksProps = {
  readonly label: string;
  /** Each of a `Section` with this id, further down. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** Leads to what lies far below on a long page, where there is one column; in two it is in sight. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {sections.map(({ id, title }) => (
        <button key={id} type="button" className={styles.link} onClick={() => goTo(id)}>
          {title}
          <DownIcon size={16} />
        </button>
      ))}
    </nav>
  );
}

/** No address of its own: going back leads to the page before. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
