import { useTranslation } from 'react-i18next';
import type { MaterialSummary } from '../../core/monologue/monologue.ts';
import { materialPath } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { MicFilledIcon } from '../design/home-icons.tsx';
import { Tag } from '../design/tag.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { Facts, STEP_TITLE, StepCard } from './step-card.tsx';

export function SpeechStep({ theme }: { readonly theme: MaterialSummary }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const path = usePath();
  return (
    <StepCard
      kicker={
        <>
          {t('speech.kicker')}
          <Tag tone="plain">{theme.level}</Tag>
        </>
      }
      title={theme.title[language]}
      facts={<Facts>{t('speech.hint')}</Facts>}
      mascot={{ eyes: 'happy', beak: 'speaking' }}
      action={
        <ButtonLink
          to={path(materialPath(theme.id))}
          size="l"
          block
          icon={<MicFilledIcon />}
          aria-describedby={STEP_TITLE}
        >
          {t('speech.begin')}
        </ButtonLink>
      }
    />
  );
}
