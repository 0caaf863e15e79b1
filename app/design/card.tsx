import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { NextIcon } from './home-icons.tsx';
import styles from './card.module.css';

export type CardTone = 'plain' | 'brand' | 'achieved' | 'sunken';

export type CardProps = { readonly tone?: CardTone; readonly children: ReactNode };

export function Card({ tone = 'plain', children }: CardProps) {
  return (
    <div className={styles.card} data-tone={tone}>
      {children}
    </div>
  );
}

export type LinkCardProps = {
  readonly to: string;
  readonly title: ReactNode;
  /** The language of the title where it is not the page's. */
  readonly titleLang?: string;
  readonly headingLevel?: 2 | 3;
  readonly tone?: CardTone;
  /** An icon, a cover or a progress ring before the text. */
  readonly leading?: ReactNode;
  readonly description?: ReactNode;
  /** Tags above the title. */
  readonly tags?: ReactNode;
  /** Instead of the chevron; buttons in it stay pressable. */
  readonly trailing?: ReactNode;
  /** Below the text: a progress bar, a row of numbers. */
  readonly children?: ReactNode;
};

export function LinkCard(props: LinkCardProps) {
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-tone={props.tone ?? 'plain'} data-link>
      {props.leading && <div className={styles.leading}>{props.leading}</div>}
      <div className={styles.text}>
        {props.tags && <div className={styles.tags}>{props.tags}</div>}
        <Heading className={styles.title} lang={props.titleLang}>
          <Link to={props.to} className={styles.link}>
            {props.title}
          </Link>
        </Heading>
        {props.description && <p className={styles.description}>{props.description}</p>}
        {props.children}
      </div>
      <div className={styles.trailing}>{props.trailing ?? <NextIcon size={20} />}</div>
    </article>
  );
}
