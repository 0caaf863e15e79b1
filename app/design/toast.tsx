import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { CheckCircleIcon } from './home-icons.tsx';
import { CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './toast.module.css';

export type Toast = {
  readonly id: string;
  readonly tone?: 'info' | 'success' | 'error';
  readonly text: ReactNode;
  readonly action?: ReactNode;
};

export type ToastRegionProps = {
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
};

const icons = { info: InfoIcon, success: CheckCircleIcon, error: WarningIcon };

/** Always rendered, also when empty: a screen reader announces only what enters a region it knows. */
export function ToastRegion({ toasts, dismissLabel, onDismiss }: ToastRegionProps) {
  return (
    <div className={styles.region} role="status">
      {toasts.map(({ id, tone = 'info', text, action }) => {
        const Icon = icons[tone];
        return (
          <div key={id} className={styles.toast} data-tone={tone}>
            <Icon size={22} />
            <span className={styles.text}>{text}</span>
            {action}
            <IconButton
              label={dismissLabel}
              icon={<CloseIcon size={20} />}
              onClick={() => onDismiss(id)}
            />
          </div>
        );
      })}
    </div>
  );
}

export type LiveRegionProps = {
  readonly children?: ReactNode;
  /** Interrupts what is being read. */
  readonly urgent?: boolean;
};

/** Spoken, never seen: what the eye notices by itself. */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
