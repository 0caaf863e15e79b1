import { type ReactNode, useEffect, useRef } from 'react';
import styles from './opened.module.css';

/** A screen with the sheet open that its button opens. */
export function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => place.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click(),
    [],
  );
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  );
}
