import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { ToastRegion } from '../design/toast.tsx';
import type { UpdatePresenter } from './update-presenter.ts';

export type UpdateView = Pick<UpdatePresenter, 'state' | 'apply' | 'putOff'>;

/** Says that a newer version waits, and changes nothing by itself. */
export const UpdateToast = observer(function UpdateToast({ view }: { readonly view: UpdateView }) {
  const { t } = useTranslation('notices');
  const { step } = view.state;
  const isShown = step === 'ready' || step === 'applying';
  return (
    <ToastRegion
      dismissLabel={t('later')}
      onDismiss={view.putOff}
      toasts={
        isShown
          ? [
              {
                id: 'update',
                text: t('updateReady'),
                action: (
                  <Button
                    kind="quiet"
                    size="s"
                    busy={step === 'applying'}
                    onClick={() => void view.apply()}
                  >
                    {t('update')}
                  </Button>
                ),
              },
            ]
          : []
      }
    />
  );
});
