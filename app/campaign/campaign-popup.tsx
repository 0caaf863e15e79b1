import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, OutsideButton } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { usePath } from '../shell/use-path.ts';
import { CampaignPicture } from './campaign-picture.tsx';
import type { CampaignPresenter } from './campaign-presenter.ts';
import styles from './campaign.module.css';

export type CampaignView = Pick<CampaignPresenter, 'state' | 'close'>;

/** What the operator wants every learner to see once. */
export const CampaignPopup = observer(function CampaignPopup({
  view,
}: {
  readonly view: CampaignView;
}) {
  const { popup } = view.state;
  const { t } = useTranslation('campaign');
  const path = usePath();
  const button = popup?.button;
  const text = button?.text || t('toDetails');
  return (
    <Dialog
      open={popup !== undefined}
      title={popup?.title || t('notice')}
      closeLabel={t('close')}
      onClose={view.close}
      actions={
        <>
          {button?.to.kind === 'path' && (
            <ButtonLink size="l" block to={path(button.to.path)}>
              {text}
            </ButtonLink>
          )}
          {button?.to.kind === 'outside' && (
            <OutsideButton size="l" block href={button.to.href}>
              {text}
            </OutsideButton>
          )}
          <Button kind={button ? 'quiet' : 'primary'} block onClick={view.close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={styles.popup} data-campaign={popup?.campaignId}>
        {popup?.image && <CampaignPicture image={popup.image} alt="" />}
        {popup?.message.split(/\n+/).map((line, index) => (
          // eslint-disable-next-line react/no-array-index-key -- lines are never moved
          <p key={index}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
});
