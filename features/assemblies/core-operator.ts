import type { SystemInfoTrouble } from '../support/system-info-trouble.ts';
import { campaignWindow } from '../support/campaign-window.ts';
import type { InProcessOz } from './in-process-oz.ts';
import { linkIn } from './link-in-mails.ts';
import type { Operator } from './operator.ts';
import type { RecordedWire } from './recorded-wire.ts';

const SYSTEM_INFO = /\/system_info\.json$/;
const API = /\/api\//;
const TAKE = /\/voice$/;
const CANCELLING = /\/v1\/auth\/subscription$/;
const ME = /\/auth\/me$/;

const TROUBLES: Readonly<Record<SystemInfoTrouble, () => Promise<Response>>> = {
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  'not found': async () => Response.json({ is_maintenance: true }, { status: 404 }),
  'no JSON': async () => new Response('<html>is_maintenance</html>'),
  'another word': async () => Response.json({ is_maintenance: 'true' }),
};

const cannot = (what: string) => () => Promise.reject(new Error(`There is no ${what} here`));

/** Looks after an Oz in this process; what goes wrong between it and the learner is brought about on the wire. */
export function coreOperator(
  oz: InProcessOz,
  wire: RecordedWire,
  pass: (ms: number) => void,
): Operator {
  let letGo = () => {};
  const delays = async (name: string, paths: RegExp) => {
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    wire.answer(name, paths, (ask) => late.then(ask));
  };
  return {
    beginsMaintenance: async () => oz.turnsMaintenance(true),
    endsMaintenance: async () => oz.turnsMaintenance(false),
    delaysSystemInfo: () => delays('system info', SYSTEM_INFO),
    delaysAccount: () => delays('learner', ME),
    letsGo: async () => letGo(),
    spoilsSystemInfo: async (trouble) => wire.answer('system info', SYSTEM_INFO, TROUBLES[trouble]),
    async setsCampaign(fields, hours) {
      oz.campaign = { ...fields, ...campaignWindow(oz.now().getTime(), hours) };
    },
    async setsForm(form, address) {
      oz.forms[form] = address ?? null;
    },
    knowsOfLearner: async ({ email, studentId, customerId }) =>
      wire.answer('learner', ME, async (ask) => {
        const current_subscription = { customer_id: customerId };
        const known = { email, supiful_student_id: studentId, current_subscription };
        return Response.json({ ...Object(await (await ask()).json()), ...known });
      }),
    breaksRecognizer: async () => oz.recognizer.refuse({ kind: 'speech-engine-failed' }),
    garblesServer: async () =>
      wire.answer('nonsense', API, async () => Response.json({ nobody: 'expects this' })),
    refusesTakes: async (code) =>
      wire.answer('takes', TAKE, async () => Response.json({ code, message: '' }, { status: 422 })),
    async breaksServer(isBroken) {
      if (!isBroken) return wire.ask('server');
      const body = { code: 'unexpected', message: '' };
      wire.answer('server', API, async () => Response.json(body, { status: 500 }));
    },
    refusesCalls: async (status, message) =>
      wire.answer('refusal', API, async () => Response.json({ message }, { status })),
    asksForContract: async () => {
      oz.contract.isNeeded = true;
    },
    timeOfContracts: async () => oz.payments.now().getTime(),
    passesTimeOfContracts: (ms) => oz.payments.pass(ms),
    knowsOfPurchase: cannot('App Store'),
    sellsInStore: cannot('App Store'),
    tellsOfSale: cannot('App Store'),
    refusesCancelling: async () =>
      wire.answer('cancelling', CANCELLING, async () =>
        Response.json({ code: 'cancellation-failed', message: '' }, { status: 500 }),
      ),
    linkMailedTo: async (email, about) => linkIn(oz.mailer.mails.toReversed(), email, about),
    async givesAway(email) {
      await oz.fetch('http://oz.test/api/v1/auth/register_password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Somebody-2026!' }),
      });
    },
    ago: async (ms, done) => {
      await done();
      pass(ms);
    },
    reportsErrors: cannot('place for reports'),
    reportsArrived: cannot('place for reports'),
    guardedOz: cannot('Oz on its guard'),
  };
}
