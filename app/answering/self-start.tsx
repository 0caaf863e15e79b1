import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { EyeIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { Focused } from './focused.tsx';
import type { QuestionPart } from './answering-view.ts';
import styles from './self-start.module.css';

/** She says it aloud, and only she herself listens. */
export function SelfStart({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <Stack gap={3}>
      <p className={styles.hint}>{t('selfHint')}</p>
      <Focused on={`self ${player.progress.index}`}>
        <Button size="l" block goes icon={<EyeIcon size={22} />} onClick={player.reveal}>
          {t('reveal')}
        </Button>
      </Focused>
    </Stack>
  );
}
