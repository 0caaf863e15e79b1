import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import styles from './copyright-screen.module.css';
import type { Licence } from './licence.ts';

/** What speaks, hears and corrects, and is no package of the lock file. */
const MODELS: readonly Licence[] = [
  { name: 'Whisper (OpenAI)', licence: 'MIT' },
  { name: 'Moonshine (Useful Sensors)', licence: 'MIT' },
  { name: 'Kokoro-82M', licence: 'Apache-2.0' },
  { name: 'Link Grammar dictionary', licence: 'LGPL-2.1' },
];

/** Whose work Oz stands on. */
export function CopyrightScreen({ licences }: { readonly licences: readonly Licence[] }) {
  const { t } = useTranslation(['notices', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('notices:copyright.title'));
  return (
    <Page
      data-step="shown"
      header={
        <TopBar title={t('notices:copyright.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      <Stack gap={6}>
        <p>{t('notices:copyright.own')}</p>
        <Section title={t('notices:copyright.models')}>
          <Licences of={MODELS} />
        </Section>
        <Section title={t('notices:copyright.libraries', { count: licences.length })}>
          <Licences of={licences} />
        </Section>
      </Stack>
    </Page>
  );
}

function Licences({ of: all }: { readonly of: readonly Licence[] }) {
  return (
    <dl className={styles.licences}>
      {all.map(({ name, licence }) => (
        <div key={name} className={styles.licence}>
          <dt translate="no">{name}</dt>
          <dd translate="no">{licence}</dd>
        </div>
      ))}
    </dl>
  );
}
