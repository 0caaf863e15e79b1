import type { ReactNode } from 'react';
import styles from './login-screen.module.css';

/** What a form is for, above its fields. */
export function FormHead(props: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title}>{props.title}</h1>
      {props.children && <p className={styles.who}>{props.children}</p>}
    </div>
  );
}
