import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SettingsIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import type { QuestionPlayerView } from './answering-view.ts';
import styles from './settings-sheet.module.css';

type SettingsSheetProps = {
  readonly player: Pick<QuestionPlayerView, 'cover'>;
  /** How it is now, in a few words. */
  readonly now: readonly string[];
  readonly children: (close: () => void) => ReactNode;
};

/** How she practises, in one line that opens to all of it. */
export function SettingsSheet({ player, now, children }: SettingsSheetProps) {
  const { t } = useTranslation('lesson-player');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    player.cover(true);
    return () => player.cover(false);
  }, [player, isOpen]);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SettingsIcon size={20} />
        <span className={styles.texts}>
          <span className={styles.label}>{t('settings')}</span>
          <span className={styles.now}>{now.join(' ・ ')}</span>
        </span>
      </button>
      <Dialog
        open={isOpen}
        title={t('settings')}
        closeLabel={t('settingsClose')}
        onClose={close}
        actions={
          <Button size="l" block goes onClick={close}>
            {t('settingsDone')}
          </Button>
        }
      >
        <Stack gap={6}>{children(close)}</Stack>
      </Dialog>
    </>
  );
}
