import type { AccountPresenter } from './account-presenter.ts';
import type { ProofView } from './proof-dialog.tsx';

export type AccountView = Pick<AccountPresenter, 'state' | 'load' | 'sendLinkAgain'> & {
  readonly proof: ProofView;
};
