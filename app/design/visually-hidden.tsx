import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who listen to the screen instead of looking at it. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} className={styles.hidden} />;
}
