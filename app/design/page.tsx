import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIsWide } from './use-is-wide.ts';
import styles from './page.module.css';

export type PageProps = Omit<ComponentPropsWithRef<'main'>, 'className' | 'style'> & {
  /** Reserves the bar's 84px below the content. */
  readonly bottomBar?: boolean;
  readonly width?: 'reading' | 'wide';
  /** Usually a `TopBar`. */
  readonly header?: ReactNode;
  /** Stays within the thumb's reach at the bottom: the actions of a step. */
  readonly footer?: ReactNode;
  /**
   * What belongs beside the content: a column of its own where the window is wide, whose place is kept also while it is
   * empty, and the footer stands below the content. Elsewhere it comes after the content.
   */
  readonly aside?: ReactNode;
};

export function Page(props: PageProps) {
  const { bottomBar = false, width = 'reading', header, footer, aside, children, ...main } = props;
  const hasAside = aside !== undefined;
  const isBeside = useIsWide() && hasAside;
  const actions = footer && (
    <div className={styles.footer} data-actions="">
      {footer}
    </div>
  );
  return (
    <div className={styles.page} data-width={width} data-bottom-bar={bottomBar}>
      {header}
      <main id="main" tabIndex={-1} {...main} className={styles.main} data-panes={hasAside}>
        <div className={styles.stage}>
          <div className={styles.content}>{children}</div>
          {isBeside && actions}
        </div>
        {hasAside && <div className={styles.aside}>{aside}</div>}
        {!isBeside && actions}
      </main>
    </div>
  );
}
