import type { FastifyInstance } from 'fastify';
import {
  canonicalTimeZone,
  nextReminderAt,
  USUAL_REMINDER_HOUR,
} from '../../core/domain/reminders/reminder-time.ts';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { ContentSync } from '../content/import/content-sync.ts';
import { refuse } from '../http/refuse.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { AskToPush } from '../push/ask-to-push.ts';
import type { Reminders } from '../push/reminders.ts';

export interface ReminderParts {
  readonly reminders: Reminders;
  readonly devices: DeviceTokens;
  readonly askToPush: AskToPush;
  readonly webPushKey: string;
  readonly contentSync: ContentSync;
  readonly now: () => Date;
}

/** Where a zone is named that this machine does not know. */
const USUAL_ZONE = 'Asia/Tokyo';

/** When a learner wants to be reminded, and what an operator tells everybody. */
export function reminderRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { reminders, devices, askToPush, webPushKey, contentSync, now }: ReminderParts,
): void {
  serveEndpoint(server, authenticate, endpoints.reminders, async ({ learnerId, sessionId }) => {
    const [chosen, reached] = await Promise.all([reminders.of(learnerId), devices.of(learnerId)]);
    return ok({
      is_on: chosen?.isOn ?? false,
      hour: chosen?.hour ?? USUAL_REMINDER_HOUR,
      time_zone: chosen?.timeZone ?? null,
      language: chosen?.language ?? null,
      devices: reached.map(({ platform }) => platform),
      here: reached.find((device) => device.sessionId === sessionId)?.platform ?? null,
      web_push_key: webPushKey,
    });
  });

  serveEndpoint(server, authenticate, endpoints.chooseReminders, async ({ learnerId, body }) => {
    const { is_on: isOn, hour, language } = body;
    const timeZone = canonicalTimeZone(body.time_zone) ?? USUAL_ZONE;
    const nextAt = new Date(nextReminderAt(hour, timeZone, now().getTime()));
    await reminders.put({ learnerId, isOn, hour, timeZone, language, nextAt });
    return ok(undefined);
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.announceMaintenance,
    async ({ body: { from } }) => {
      await askToPush.announceMaintenance(from);
      return ok(undefined);
    },
    {
      onRequest: async (request, reply) => {
        if (!contentSync.isOn) return refuse(request, reply, 'not-found');
        if (!contentSync.isOperator(request.headers.authorization))
          return refuse(request, reply, 'signed-out');
        return undefined;
      },
    },
  );
}
