import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import type { CelebrationPresenter } from './celebration-presenter.ts';
import { MilestonePicture } from './milestone-picture.tsx';
import styles from './celebration.module.css';

export type CelebrationView = Pick<CelebrationPresenter, 'state' | 'share' | 'close'>;

/** Congratulates her, with the picture she may share. */
export const Celebration = observer(function Celebration(props: {
  readonly view: CelebrationView;
}) {
  const { state, share, close } = props.view;
  const { t } = useTranslation('study');
  const picture = useRef<SVGSVGElement>(null);
  const isOpen = state.step === 'shown';
  const count = isOpen ? state.days : 0;
  const sharing = isOpen ? state.sharing : 'ready';
  return (
    <Dialog
      open={isOpen}
      title={t('celebration.title', { count })}
      closeLabel={t('celebration.close')}
      onClose={close}
      actions={
        <>
          <Button
            size="l"
            block
            busy={sharing === 'busy'}
            onClick={() => picture.current && void share(picture.current.outerHTML)}
          >
            {t('celebration.share')}
          </Button>
          <Button kind="quiet" block onClick={close}>
            {t('celebration.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.picture} data-celebration={count}>
        <MilestonePicture
          ref={picture}
          title={t('celebration.reached', { count })}
          text={t('celebration.signed')}
        />
      </div>
      <p>{t('celebration.text')}</p>
      <p role="status">
        {sharing !== 'ready' && sharing !== 'busy' && t(`celebration.${sharing}`)}
      </p>
    </Dialog>
  );
});
