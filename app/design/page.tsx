import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './page.module.css';

export type PageProps = Omit<ComponentPropsWithRef<'main'>, 'className' | 'style'> & {
  /** Reserves the bar's 84px below the content. */
  readonly bottomBar?: boolean;
  readonly width?: 'reading' | 'wide';
  /** Usually a `TopBar`. */
  readonly header?: ReactNode;
  /** Stays within the thumb's reach at the bottom: the actions of a step. */
  readonly footer?: ReactNode;
};

export function Page(props: PageProps) {
  const { bottomBar = false, width = 'reading', header, footer, children, ...main } = props;
  return (
    <div className={styles.page} data-width={width} data-bottom-bar={bottomBar}>
      {header}
      <main id="main" tabIndex={-1} {...main} className={styles.main}>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </main>
    </div>
  );
}
