import type { ReactNode } from 'react';
import { CheckCircleIcon } from './home-icons.tsx';
import { InfoIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

export type NoticeProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; leave it out for what was there from the start. */
  readonly role?: 'alert' | 'status';
  /** The kind of refusal, for machines. */
  readonly 'data-error'?: string;
  /** What happened to a recording, or how it sounded, for machines. */
  readonly 'data-note'?: string;
  readonly 'data-advice'?: string;
  readonly 'data-interrupted'?: boolean;
  readonly 'data-repeat'?: string;
};

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: WarningIcon,
};

export function Notice({ tone = 'info', title, children, action, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <Icon size={22} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
