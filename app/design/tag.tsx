import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagProps = {
  readonly tone?: 'plain' | 'brand' | 'achieved' | 'warning';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** A fact about its neighbour: level, genre, new. Not pressable. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

export type FilterChipProps = {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** A filter that is on or off, whatever its neighbours are. */
export function FilterChip({ pressed, onPress, icon, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
