import { useTranslation } from 'react-i18next';
import { REVIEW } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { MicFilledIcon } from '../design/home-icons.tsx';
import { usePath } from '../shell/use-path.ts';
import { Facts, STEP_TITLE, StepCard } from './step-card.tsx';

export function ReviewStep({ count }: { readonly count: number }) {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <StepCard
      kicker={t('review.kicker')}
      title={t('review.due', { count })}
      facts={<Facts>{t('review.hint')}</Facts>}
      mascot={{ wings: 'front' }}
      action={
        <ButtonLink
          to={path(REVIEW)}
          size="l"
          block
          icon={<MicFilledIcon />}
          aria-describedby={STEP_TITLE}
        >
          {t('review.begin')}
        </ButtonLink>
      }
    />
  );
}
