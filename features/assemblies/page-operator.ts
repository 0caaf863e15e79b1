import { eventually } from '../support/eventually.ts';
import type { OpenPage } from '../learners/page/open-page.ts';
import type { Operator } from './operator.ts';

/** Three years: others may have moved the clock of contracts months ahead before. */
const PERIOD_MS = 3 * 365 * 86_400_000;

/** What goes wrong between a page and its server is brought about there. */
export function pageOperator(outside: Operator, open: OpenPage): Operator {
  let letGo = () => {};
  const arrived: string[] = [];
  const failing = /\/api\/v\d\//;
  const delays = async (paths: string) => {
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const context = await open.context();
    await context.route(paths, async (route) => {
      await late;
      await route.continue();
    });
  };
  const answers = async (paths: RegExp, status: number, json: object) => {
    const context = await open.context();
    await context.route(paths, (route) => route.fulfill({ status, json }));
  };
  return {
    ...outside,
    delaysSystemInfo: () => delays('**/system_info.json'),
    delaysAccount: () => delays('**/v1/auth/me'),
    letsGo: async () => letGo(),
    breaksRecognizer: () =>
      answers(/\/(judge_)?voice$/, 500, { code: 'recognition-failed', message: '' }),
    async knowsOfPurchase() {
      const context = await open.context();
      await context.route('**/v2/auth/subscriptions', async (route) => {
        const response = await route.fetch();
        const known: unknown = await response.json();
        const paid = { plan: 'monthly', paid_by: 'apple', standing: 'renewing' };
        const period = {
          period_started_at: new Date().toISOString(),
          period_ends_at: new Date(Date.now() + PERIOD_MS).toISOString(),
        };
        const subscriptions = [{ ...paid, ...period }];
        await route.fulfill({ response, json: { ...Object(known), subscriptions } });
      });
    },
    refusesCancelling: () =>
      answers(/\/v1\/auth\/subscription$/, 500, { code: 'cancellation-failed', message: '' }),
    garblesServer: () => answers(failing, 200, { nobody: 'expects this' }),
    refusesTakes: (code) => answers(/\/(judge_)?voice$/, 422, { code, message: '' }),
    async breaksServer(isBroken) {
      if (!isBroken) return (await open.context()).unroute(failing);
      await answers(failing, 500, { code: 'unexpected', message: '' });
    },
    /** A place for reports under the server's own address, so that its Content-Security-Policy lets them through. */
    async reportsErrors() {
      const context = await open.context();
      const { origin } = new URL(open.room.url);
      await context.route('**/api/v1/app_config', async (route) => {
        const response = await route.fetch();
        const config: unknown = await response.json();
        const dsn = origin.replace('://', '://key@') + '/7';
        await route.fulfill({ response, json: { ...Object(config), error_reporting_dsn: dsn } });
      });
      await context.route('**/api/7/envelope/**', async (route) => {
        arrived.push(route.request().postData() ?? '');
        await route.fulfill({ status: 200, json: {} });
      });
    },
    reportsArrived: async () => {
      const isThere = (type: string) => arrived.some((report) => report.includes(type));
      await eventually(15_000, () =>
        isThere('"type":"event"') && isThere('"type":"replay_recording"') ? arrived : undefined,
      );
      return arrived;
    },
    refusesCalls: (status, message) => answers(failing, status, { message }),
  };
}
