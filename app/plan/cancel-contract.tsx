import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Stack } from '../design/stack.tsx';
import type { PlanDoing } from './plan-state.ts';

type CancelContractProps = {
  readonly doing: PlanDoing;
  /** When the contract would end, as she reads it. */
  readonly when: string;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
};

/** Cancelling: what is lost, what is kept, and then once more whether she means it. */
export function CancelContract({ doing, when, onAsk, onKeep, onCancel }: CancelContractProps) {
  const { t } = useTranslation('plan');
  const isBusy = doing === 'cancelling';
  return (
    <>
      <Button kind="quiet" block busy={isBusy} onClick={onAsk}>
        {t(isBusy ? 'cancel.sending' : 'cancel.ask')}
      </Button>
      <Dialog
        open={doing === 'asking'}
        title={t('cancel.title')}
        closeLabel={t('cancel.keep')}
        onClose={onKeep}
        actions={
          <>
            <Button block onClick={onKeep}>
              {t('cancel.keep')}
            </Button>
            <Button kind="danger" block onClick={onCancel}>
              {t('cancel.sure')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>{t('cancel.when', { when })}</p>
          <p>{t('cancel.lost')}</p>
          <p>{t('cancel.kept')}</p>
        </Stack>
      </Dialog>
    </>
  );
}
