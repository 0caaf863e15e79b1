import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import type { SystemInfoTrouble } from '../support/system-info-trouble.ts';
import type { Operator } from './operator.ts';

const PURPOSES = { password: 'choose-password', email: 'confirm-email' } as const;

/** Looks after a world in memory. */
export function coreOperator(world: MemoryWorld, emailOfLearner: () => string): Operator {
  const { systemInfo } = world;
  return {
    async beginsMaintenance() {
      systemInfo.isOn = true;
    },
    async endsMaintenance() {
      systemInfo.isOn = false;
    },
    delaysSystemInfo: async () => systemInfo.delay(),
    letsSystemInfoGo: async () => systemInfo.letGo(),
    // Whatever it is, an adapter that can't read it has nothing to tell.
    spoilsSystemInfo: async (_trouble: SystemInfoTrouble) => {
      systemInfo.isOn = false;
    },
    async setsForm(form, address) {
      world.settings = { ...world.settings, forms: { ...world.settings.forms, [form]: address } };
    },
    async knowsOfLearner(known) {
      world.accounts.change(world.accounts.ofEmail(emailOfLearner())?.id ?? '', known);
    },
    async breaksRecognizer() {
      world.isRecognizerBroken = true;
    },
    async breaksServer(isBroken) {
      world.isBroken = isBroken;
    },
    async endsContract() {
      world.withoutContract.add(world.accounts.ofEmail(emailOfLearner())?.id ?? '');
    },
    async linkMailedTo(email, about) {
      const mail = world.accounts.outbox.findLast(
        ({ to, purpose }) => to === email && PURPOSES[about] === purpose,
      );
      if (!mail) return undefined;
      return mail.purpose === 'choose-password'
        ? `/ja/login?reset_token=${mail.token}`
        : `/ja/register_email_confirmation?token=${mail.token}`;
    },
    async givesAway(email) {
      const { id } = world.accounts.addGuest();
      world.accounts.change(id, { email, isGuest: false });
    },
    reportsErrors: () => Promise.reject(new Error('Nothing leaves this world')),
    reportsArrived: () => Promise.reject(new Error('Nothing leaves this world')),
    guardedOz: () => Promise.reject(new Error('Nobody comes into this world')),
  };
}
