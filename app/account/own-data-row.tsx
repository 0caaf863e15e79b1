import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../design/icons.tsx';
import { ListRow } from '../design/list.tsx';
import type { OwnDataPresenter, OwnDataState } from './own-data-presenter.ts';
import type { ProofView } from './proof-dialog.tsx';

export type OwnDataView = Pick<OwnDataPresenter, 'state' | 'download'> & {
  readonly proof: ProofView;
};

export const OwnDataRow = observer(function OwnDataRow({ view }: { readonly view: OwnDataView }) {
  const { t } = useTranslation('account');
  return (
    <ListRow
      title={t('ownData.download')}
      leading={<DownloadIcon size={22} />}
      description={<Hint state={view.state} />}
      onPress={() => void view.download()}
    />
  );
});

function Hint({ state }: { readonly state: OwnDataState }) {
  const { t } = useTranslation(['account', 'errors']);
  if (state.step === 'failed')
    return (
      <span role="alert" data-error={state.error.kind}>
        {t(`errors:${state.error.kind}`)}
      </span>
    );
  return (
    <span role="status" data-own-data={state.step}>
      {t(`account:ownData.${state.step}`)}
    </span>
  );
}
