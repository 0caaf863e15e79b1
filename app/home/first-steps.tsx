import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, EarIcon, MicIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';

/** How a lesson goes, for someone who has not done one yet. */
export function FirstSteps() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('stepsTitle')}>
      <List>
        <ListRow title={t('step.meet')} leading={<EarIcon />} />
        <ListRow title={t('step.say')} leading={<MicIcon />} />
        <ListRow title={t('step.learn')} leading={<CheckCircleIcon />} />
      </List>
    </Section>
  );
}
