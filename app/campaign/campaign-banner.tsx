import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBanner } from '../../core/domain/campaign/shown-campaign.ts';
import { CampaignLink } from './campaign-link.tsx';
import { CampaignPicture } from './campaign-picture.tsx';
import type { CampaignView } from './campaign-popup.tsx';
import styles from './campaign.module.css';

/** A picture on home that leads to what is offered. */
export const CampaignBanner = observer(function CampaignBanner({
  view,
}: {
  readonly view: CampaignView;
}) {
  const { banner } = view.state;
  return banner && <Banner key={banner.image.kind + banner.id} banner={banner} />;
});

function Banner({ banner }: { readonly banner: ShownBanner }) {
  const { t } = useTranslation('campaign');
  const [isGone, setIsGone] = useState(false);
  if (isGone) return undefined;
  const { image, backgroundColor, to } = banner;
  const picture = (
    <CampaignPicture image={image} alt={t('banner')} onMissing={() => setIsGone(true)} />
  );
  return (
    <div className={styles.banner} style={{ backgroundColor }} data-banner={banner.id}>
      {to ? (
        <CampaignLink to={to} className={styles.link}>
          {picture}
        </CampaignLink>
      ) : (
        picture
      )}
    </div>
  );
}
