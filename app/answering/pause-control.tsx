import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { PauseIcon } from '../design/icons.tsx';
import { Mascot } from '../design/mascot.tsx';
import type { PausePresenter } from './pause-presenter.ts';

export type PauseControlProps = {
  readonly pausing: Pick<PausePresenter, 'isOn' | 'pause' | 'resume'>;
  /** Not while she speaks, or Oz listens. */
  readonly canPause: boolean;
};

export const PauseControl = observer(function PauseControl(props: PauseControlProps) {
  const { pausing, canPause } = props;
  const { t } = useTranslation('lesson-player');
  return (
    <>
      <IconButton
        label={t('pause')}
        icon={<PauseIcon />}
        disabled={!canPause}
        onClick={pausing.pause}
      />
      <Dialog
        open={pausing.isOn}
        title={t('paused')}
        closeLabel={t('resume')}
        onClose={pausing.resume}
        illustration={
          <svg viewBox="-44 0 208 120" width="100%" aria-hidden="true">
            <Mascot eyes="shut" />
          </svg>
        }
        actions={
          <Button size="l" block onClick={pausing.resume}>
            {t('resume')}
          </Button>
        }
      >
        <p>{t('pausedHint')}</p>
      </Dialog>
    </>
  );
});
