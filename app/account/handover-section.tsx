import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { CopyButton, type CopyView } from '../shell/copy-button.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { HandoverPresenter, HandoverState } from './handover-presenter.ts';
import { ProofDialog, type ProofView } from './proof-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './security-screen.module.css';

export type HandoverView = Pick<HandoverPresenter, 'state' | 'ask' | 'leave'> & {
  readonly proof: ProofView;
  readonly copying: CopyView;
};

type HandoverSectionProps = {
  readonly view: HandoverView;
  /** She may be signed in on one more device now. */
  readonly onDone: () => void;
};

export const HandoverSection = observer(function HandoverSection({
  view,
  onDone,
}: HandoverSectionProps) {
  const { state } = view;
  const { t } = useTranslation('account');
  return (
    <Section title={t('devices.another.title')} description={t('devices.another.hint')}>
      <div data-handover={state.step}>
        {state.step === 'shown' ? (
          <Link view={view} state={state} onDone={onDone} />
        ) : (
          <Ask state={state} onAsk={() => void view.ask()} />
        )}
      </div>
      <ProofDialog view={view.proof} />
    </Section>
  );
});

type AskProps = {
  readonly state: Exclude<HandoverState, { step: 'shown' }>;
  readonly onAsk: () => void;
};

function Ask({ state, onAsk }: AskProps) {
  const { t } = useTranslation('account');
  const error = state.step === 'ready' ? state.error : undefined;
  return (
    <Stack gap={4}>
      {error && <ErrorNotice kind={error.kind} />}
      {state.step === 'expired' && <p role="status">{t('devices.another.expired')}</p>}
      <Button kind="secondary" block busy={state.step === 'ready' && state.isBusy} onClick={onAsk}>
        {t(state.step === 'expired' ? 'devices.another.again' : 'devices.another.ask')}
      </Button>
    </Stack>
  );
}

type LinkProps = {
  readonly view: HandoverView;
  readonly state: Extract<HandoverState, { step: 'shown' }>;
  readonly onDone: () => void;
};

function Link({ view, state, onDone }: LinkProps) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t('devices.another.secretTitle')} role="status">
        {t('devices.another.secret')}
      </Notice>
      <QrCode squares={state.squares} label={t('devices.another.picture')} />
      <p>{t('devices.another.valid', { count: state.seconds })}</p>
      <code className={styles.code} data-link="">
        {state.link}
      </code>
      <CopyButton view={view.copying} text={state.link} label={t('devices.another.copy')} />
      <Button
        block
        onClick={() => {
          view.leave();
          onDone();
        }}
      >
        {t('devices.another.done')}
      </Button>
    </Stack>
  );
}
