import type { ReactNode } from 'react';
import { MailIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import styles from './link-sent.module.css';

type LinkSentProps = {
  readonly title: string;
  readonly headingLevel?: 1 | 2;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A mail is on its way: to whom, how long its link is good, and what to do when it does not come. */
export function LinkSent({ title, headingLevel = 1, children, actions }: LinkSentProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Stack gap={6}>
      <div role="status" className={styles.words}>
        <span className={styles.icon}>
          <MailIcon size={36} />
        </span>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.facts}>{children}</div>
      </div>
      <Stack gap={2}>{actions}</Stack>
    </Stack>
  );
}
