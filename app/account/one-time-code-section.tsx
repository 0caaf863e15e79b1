import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { OneTimeCodeSetUp } from './one-time-code-set-up.tsx';
import type { OneTimeCodesPresenter, OneTimeCodesState } from './one-time-codes-presenter.ts';
import type { CopyView } from '../shell/copy-button.tsx';
import type { ProofView } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security-screen.module.css';
import { useStepFocus } from './use-step-focus.ts';

export type OneTimeCodesView = Pick<
  OneTimeCodesPresenter,
  'state' | 'load' | 'begin' | 'confirm' | 'renew' | 'end' | 'leave' | 'saveCodes'
> & { readonly proof: ProofView; readonly copying: CopyView };

export const OneTimeCodeSection = observer(function OneTimeCodeSection({
  view,
}: {
  readonly view: OneTimeCodesView;
}) {
  const { t } = useTranslation('security');
  const place = useStepFocus(view.state.step);
  return (
    <Section title={t('codes.title')} description={t('codes.intro')}>
      <div ref={place} tabIndex={-1} className={styles.place} data-codes={view.state.step}>
        <Codes view={view} state={view.state} />
      </div>
    </Section>
  );
});

type CodesProps = { readonly view: OneTimeCodesView; readonly state: OneTimeCodesState };

function Codes({ view, state }: CodesProps) {
  const { t } = useTranslation(['security', 'common']);
  switch (state.step) {
    case 'loading':
      return (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      );
    case 'failed':
      return (
        <Stack gap={3}>
          <ErrorNotice kind={state.error.kind} />
          <Button kind="secondary" size="s" onClick={() => void view.load()}>
            {t('common:reload')}
          </Button>
        </Stack>
      );
    case 'off':
      return (
        <Stack gap={4}>
          {state.error && <ErrorNotice kind={state.error.kind} />}
          <Button kind="secondary" block busy={state.isBusy} onClick={() => void view.begin()}>
            {t('security:codes.begin')}
          </Button>
        </Stack>
      );
    case 'setting-up':
      return (
        <OneTimeCodeSetUp
          state={state}
          copying={view.copying}
          onConfirm={view.confirm}
          onLeave={view.leave}
        />
      );
    case 'codes-told':
      return (
        <RecoveryCodes
          codes={state.codes}
          copying={view.copying}
          onSave={view.saveCodes}
          onDone={view.leave}
        />
      );
    case 'on':
      return <On view={view} state={state} />;
  }
}

type OnProps = {
  readonly view: OneTimeCodesView;
  readonly state: Extract<OneTimeCodesState, { step: 'on' }>;
};

function On({ view, state }: OnProps) {
  const { t } = useTranslation('security');
  return (
    <Stack gap={4}>
      {state.error && <ErrorNotice kind={state.error.kind} />}
      <List>
        <ListRow
          title={t('codes.isOn')}
          description={t('codes.left', { count: state.codesLeft })}
          leading={<CheckCircleIcon size={22} />}
        />
      </List>
      <Button kind="secondary" block busy={state.isBusy} onClick={() => void view.renew()}>
        {t('codes.renew')}
      </Button>
      {!state.isBusy && (
        <Button kind="quiet" block onClick={() => void view.end()}>
          {t('codes.end')}
        </Button>
      )}
    </Stack>
  );
}
