import type { SmallOzLearner } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import { ProveByPasskey } from '../../core/account/prove-by-passkey.ts';
import { ProveByPassword } from '../../core/account/prove-by-password.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { ProofPresenter } from './proof-presenter.ts';

/** What asks this learner for her password or a passkey of this device. */
export const proofOf = (
  { account, passkeys, store }: SmallOzLearner,
  reporter: Reporter,
  device = new MemoryPasskeyDevice('https://oz.example'),
): ProofPresenter =>
  new ProofPresenter(
    account,
    {
      password: new ProveByPassword(account, store),
      passkey: new ProveByPasskey(passkeys, device, store),
    },
    reporter,
  );
