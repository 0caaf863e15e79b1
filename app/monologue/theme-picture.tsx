import { useMemo } from 'react';
import type { Picture } from '../../core/domain/monologue/material.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './theme-picture.module.css';

/** What she describes. As an image it runs nothing and fetches nothing. */
export function ThemePicture({ picture: { alt, svg } }: { readonly picture: Picture }) {
  const language = useLanguage();
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return (
    <img className={styles.picture} src={source} alt={alt[language]} width="480" height="320" />
  );
}
