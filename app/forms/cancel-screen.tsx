import { useTranslation } from 'react-i18next';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import { ACCOUNT, FORM_REDIRECT } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';

/** What cancelling means, and the way to it. */
export function CancelScreen({ wrapper }: { readonly wrapper: NativeApp | undefined }) {
  const { t } = useTranslation(['forms', 'common']);
  const path = usePath();
  const onBack = useBack(ACCOUNT);
  useArrival(t('forms:cancel.title'));
  const ios = (
    <Notice tone={wrapper === 'ios' ? 'warning' : 'info'} title={t('forms:cancel.iosTitle')}>
      <Stack gap={2}>
        <p>{t('forms:cancel.ios')}</p>
        <p>{t('forms:cancel.iosSteps')}</p>
      </Stack>
    </Notice>
  );
  return (
    <Page
      data-step="shown"
      header={<TopBar title={t('forms:cancel.title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={8}>
        {wrapper === 'ios' && ios}
        <p>{t('forms:cancel.intro')}</p>
        <Section title={t('forms:cancel.effectTitle')}>
          <p>{t('forms:cancel.effect')}</p>
        </Section>
        <Section title={t('forms:cancel.recordsTitle')}>
          <p>{t('forms:cancel.records')}</p>
        </Section>
        {wrapper === undefined && ios}
        <Stack gap={2}>
          <ButtonLink
            block
            size="l"
            kind={wrapper === 'ios' ? 'secondary' : 'primary'}
            to={path(`${FORM_REDIRECT}?redirect=cancel`)}
          >
            {t('forms:cancel.toForm')}
          </ButtonLink>
          <ButtonLink block kind="quiet" to={path(ACCOUNT)}>
            {t('forms:cancel.stay')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Page>
  );
}
