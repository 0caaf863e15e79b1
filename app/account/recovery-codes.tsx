import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { DownloadIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { CopyButton, type CopyView } from '../shell/copy-button.tsx';
import styles from './security-screen.module.css';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly copying: CopyView;
  readonly onSave: () => Promise<void>;
  readonly onDone: () => Promise<void>;
};

/** Shown once; each opens the account once, when the app is lost. */
export function RecoveryCodes({ codes, copying, onSave, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t('codes.keepTitle')} role="status">
        {t('codes.keep')}
      </Notice>
      <Card>
        <Stack gap={4}>
          <ol className={styles.codes} aria-label={t('codes.recovery')}>
            {codes.map((code) => (
              <li key={code}>
                <code className={styles.code}>{code}</code>
              </li>
            ))}
          </ol>
          <Stack row gap={1} justify="space-between">
            <CopyButton view={copying} text={codes.join('\n')} label={t('codes.copy')} />
            <Button
              kind="quiet"
              size="s"
              icon={<DownloadIcon size={18} />}
              onClick={() => void onSave()}
            >
              {t('codes.download')}
            </Button>
          </Stack>
        </Stack>
      </Card>
      <Button block onClick={() => void onDone()}>
        {t('codes.kept')}
      </Button>
    </Stack>
  );
}
