import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../core/ports/passkeys-api.ts';
import { Button } from '../design/button.tsx';
import { KeyIcon, PlusIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { PasskeysPresenter, PasskeysState } from './passkeys-presenter.ts';
import type { ProofView } from './proof-dialog.tsx';

export type PasskeysView = Pick<
  PasskeysPresenter,
  'state' | 'load' | 'add' | 'rename' | 'remove'
> & { readonly proof: ProofView };

export const PasskeySection = observer(function PasskeySection({
  view,
}: {
  readonly view: PasskeysView;
}) {
  const { state } = view;
  const { t } = useTranslation(['security', 'common']);
  return (
    <Section title={t('security:passkeys.title')} description={t('security:passkeys.intro')}>
      {state.step === 'shown' ? (
        <Passkeys view={view} state={state} />
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="7rem" />
        </Loading>
      )}
    </Section>
  );
});

type PasskeysProps = {
  readonly view: PasskeysView;
  readonly state: Extract<PasskeysState, { step: 'shown' }>;
};

function Passkeys({ view, state }: PasskeysProps) {
  const { t } = useTranslation(['security', 'errors']);
  const [named, setNamed] = useState<Passkey>();
  const { passkeys, isPossible, doing, error } = state;
  const isAdding = doing === 'adding';
  return (
    <Stack gap={4}>
      {error && (
        <Notice tone="error" role="alert" data-error={error.kind}>
          {t(`errors:${error.kind}`)}
        </Notice>
      )}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            busy={doing === passkey.id}
            onName={() => setNamed(passkey)}
            onRemove={() => void view.remove(passkey.id)}
          />
        ))}
        {passkeys.length === 0 && (
          <ListRow title={t('security:passkeys.none')} leading={<KeyIcon size={22} />} />
        )}
      </List>
      {isPossible ? (
        <Button
          kind="secondary"
          block
          busy={isAdding}
          icon={<PlusIcon size={20} />}
          onClick={() => void view.add()}
        >
          {t(isAdding ? 'security:passkeys.adding' : 'security:passkeys.add')}
        </Button>
      ) : (
        <p>{t('security:passkeys.impossible')}</p>
      )}
      <PasskeyNameDialog
        passkey={named}
        onName={(id, name) => void view.rename(id, name)}
        onClose={() => setNamed(undefined)}
      />
    </Stack>
  );
}
