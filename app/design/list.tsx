import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { NextIcon } from './home-icons.tsx';
import styles from './list.module.css';

export type ListProps = {
  /** Two rows side by side where the window is wide: many short ones. */
  readonly columns?: boolean;
  readonly children: ReactNode;
};

/** Rows in one card, parted by hairlines. */
export function List({ columns = false, children }: ListProps) {
  return (
    <ul className={styles.list} data-columns={columns}>
      {children}
    </ul>
  );
}

export type ListRowProps = {
  readonly title: ReactNode;
  readonly titleLang?: string;
  readonly description?: ReactNode;
  readonly leading?: ReactNode;
  /** A value or a control at the end. */
  readonly trailing?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  /** Whether it leads on, and shows it. A link does, and a press does something at once, unless it is said. */
  readonly leadsOn?: boolean;
} & (
  | { readonly to: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly to?: never }
  | { readonly to?: never; readonly onPress?: never }
);

export function ListRow(props: ListRowProps) {
  const { title, titleLang, description, leading, trailing, tone = 'plain', to, onPress } = props;
  const { leadsOn = to !== undefined } = props;
  const face = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span lang={titleLang} data-title="">
          {title}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.row} data-tone={tone}>
      {to !== undefined ? (
        <Link to={to} className={styles.press}>
          {face}
        </Link>
      ) : onPress ? (
        <button type="button" className={styles.press} onClick={onPress}>
          {face}
        </button>
      ) : (
        <div className={styles.still}>{face}</div>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      {leadsOn && (
        <span className={styles.chevron}>
          <NextIcon size={18} />
        </span>
      )}
    </li>
  );
}
