import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.ts';
import { campaignWindow } from '../support/campaign-window.ts';
import type { Staging } from './staging.ts';
import { linkIn } from './link-in-mails.ts';
import type { MailedAbout, Operator } from './operator.ts';
import type { StaticHost } from './static-host.ts';

const cannot = (what: string) => () =>
  Promise.reject(new Error(`${what} is not ours to bring about over there`));

/** Looks after a running Oz from outside: its data folder, its outbox, and what can be done by calling it. */
export function stagingOperator(oz: Staging, host: StaticHost): Operator {
  const buyer = randomUUID();
  return {
    beginsMaintenance: () => turnsMaintenance(oz, true),
    endsMaintenance: () => turnsMaintenance(oz, false),
    delaysSystemInfo: cannot('A late answer'),
    delaysAccount: cannot('A late answer'),
    letsGo: cannot('A late answer'),
    spoilsSystemInfo: (trouble) => host.spoil(trouble),
    setsCampaign: (fields, hours) =>
      oz.setCampaign({ ...fields, ...campaignWindow(Date.now(), hours) }),
    setsForm: async (form, address) => oz.setForm(form, address),
    knowsOfLearner: cannot('What another service knows'),
    garblesServer: cannot('Nonsense'),
    refusesTakes: cannot('A refusal of takes'),
    breaksRecognizer: cannot('A broken recogniser'),
    breaksServer: cannot('A broken server'),
    refusesCalls: cannot('A refusal of every call'),
    asksForContract: async () => {
      oz.contract.isNeeded = true;
    },
    timeOfContracts: async () => oz.payments().now().getTime(),
    passesTimeOfContracts: (ms) => oz.payments().pass(ms),
    knowsOfPurchase: cannot('A purchase in the App Store'),
    sellsInStore: () => oz.appStore.sells(buyer),
    async tellsOfSale() {
      const signedPayload = await oz.appStore.tells(buyer);
      const told = await fetch(`${oz.url}/api/v1/apple/iap_notification_v2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signedPayload }),
      });
      if (!told.ok) throw new Error(`The notification was answered ${told.status}`);
    },
    refusesCancelling: cannot('A provider of payments that is away'),
    linkMailedTo: (email, about) => linkMailedTo(oz, email, about),
    async givesAway(email) {
      await fetch(`${oz.url}/api/v1/auth/register_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Somebody-2026!' }),
      });
    },
    ago: (ms, done) => oz.ago(ms, done),
    reportsErrors: cannot('A place for reports'),
    reportsArrived: cannot('A place for reports'),
    guardedOz: () => oz.guarded(),
  };
}

/** A server does not look for the file at every request. */
async function turnsMaintenance(oz: Staging, isOn: boolean): Promise<void> {
  if (oz.isMaintenance(isOn)) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Mails are written by a job of their own, a moment after they were asked for. */
const PATIENCE_MS = 5000;

/** Nothing else may be in flight when none is expected: as long as a job takes, several times over. */
async function linkMailedTo(
  oz: Staging,
  email: string,
  about: MailedAbout,
): Promise<string | undefined> {
  return eventually(PATIENCE_MS, async () => {
    return linkIn(await oz.mails(), email, about);
  });
}
