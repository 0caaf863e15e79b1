import {
  type ReactNode,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly open: boolean;
  readonly title: ReactNode;
  /** The name of the cross, of Escape and of a press outside. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly illustration?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the most likely one first. */
  readonly actions?: ReactNode;
};

/** A sheet from below on a phone, a card in the middle elsewhere. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, illustration, children, actions } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Opening and closing it has the browser look at the whole page: a slow phone answers the press with a frame first, of the
  // scrim, or without the sheet.
  const isOpened = useDeferredValue(open);
  const isShown = open && isOpened;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpened) return dialog?.close();
    dialog?.showModal();
    // The dialog itself, so that its title is read first and no button is a keystroke away by accident.
    dialog?.focus();
  }, [isOpened]);
  return (
    <>
      {open && !isOpened && <Scrim onClose={onClose} />}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the dialog closes it; keys have Escape, which the element knows itself */}
      <dialog
        ref={ref}
        className={styles.dialog}
        hidden={!isShown}
        tabIndex={-1}
        aria-labelledby={id}
        onClose={() => open && onClose()}
        onClick={(event) => event.target === ref.current && onClose()}
      >
        {isShown && (
          <div className={styles.sheet}>
            <div className={styles.close}>
              <IconButton label={closeLabel} icon={<CloseIcon size={22} />} onClick={onClose} />
            </div>
            {illustration && <div className={styles.illustration}>{illustration}</div>}
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </dialog>
    </>
  );
}

/** What is seen until the sheet is there. Escape means the sheet already. */
function Scrim({ onClose }: Pick<DialogProps, 'onClose'>) {
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <div className={styles.scrim} />;
}
