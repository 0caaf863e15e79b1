import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import type { CorrectionPresenter } from './correction-presenter.ts';

type RemoveSpeechProps = {
  readonly view: Pick<CorrectionPresenter, 'isAskedToRemove' | 'askToRemove' | 'remove'>;
};

/** Deletes a speech with its correction, after a question. */
export const RemoveSpeech = observer(function RemoveSpeech({ view }: RemoveSpeechProps) {
  const { t } = useTranslation('monologue');
  const keep = () => view.askToRemove(false);
  return (
    <>
      <div>
        <Button kind="quiet" size="s" hang="start" onClick={() => view.askToRemove(true)}>
          {t('correction.remove')}
        </Button>
      </div>
      <Dialog
        open={view.isAskedToRemove}
        title={t('correction.removeTitle')}
        closeLabel={t('correction.keep')}
        onClose={keep}
        actions={
          <>
            <Button kind="danger" onClick={() => void view.remove()}>
              {t('correction.removeForGood')}
            </Button>
            <Button kind="quiet" onClick={keep}>
              {t('correction.keep')}
            </Button>
          </>
        }
      >
        <p>{t('correction.removeSure')}</p>
      </Dialog>
    </>
  );
});
