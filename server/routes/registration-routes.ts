import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { EmailLinks } from '../accounts/email-links.ts';
import type { PasswordLinks } from '../accounts/password-links.ts';
import { hashOf } from '../accounts/secret-token.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Guests } from '../accounts/guests.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { aMail, type Guard } from '../limits/guard.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';

export interface RegistrationParts {
  readonly emailLinks: EmailLinks;
  readonly passwordLinks: PasswordLinks;
  readonly accounts: Accounts;
  readonly guard: Guard;
  readonly guests: Guests;
  readonly origins: Origins;
  readonly post: MailPost;
  readonly securityRecorder: SecurityRecorder;
}

type Reset = Awaited<ReturnType<PasswordLinks['resetPassword']>>;

/** Whose password it was, where it was changed. */
function changedOf(reset: Reset): string | undefined {
  if (reset.ok) return reset.value.learnerId;
  return reset.error.kind === 'code-needed' ? reset.error.changedOf : undefined;
}

/** Coming to an account, and back into one, by mail. */
export function registrationRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: RegistrationParts,
): void {
  const { emailLinks, passwordLinks, accounts, guard, guests, origins, post } = parts;
  const { securityRecorder } = parts;
  const emailChanged = (learnerId: string | undefined, request: FastifyRequest) =>
    securityRecorder.write('changed', { learnerId, request, subject: 'email' });

  serveEndpoint(server, authenticate, endpoints.emailExists, ({ query, request }) =>
    guard.trying(request, [], () => accounts.exists(query.email)),
  );

  serveEndpoint(server, authenticate, endpoints.registerPassword, async ({ body, request }) => {
    const { email, password, language, guest_token: guestToken } = body;
    // Before a mail is counted: none comes of it.
    const fits = await guard.trying(request, [], async () => accounts.mayChoose(body));
    if (!fits.ok) return fits;
    return guard.doing(aMail(request, email), async () => {
      if (guestToken === undefined) return accounts.register({ email, password, language });
      const guest = await guests.ofToken(guestToken);
      if (!guest.ok) return guest;
      return accounts.register({ email, password, language, guestId: guest.value.id });
    });
  });

  serveEndpoint(server, authenticate, endpoints.register, ({ body, request }) =>
    guard.doing(aMail(request, body.email), async () => {
      await post.post({ kind: 'register', ...body });
      return ok(undefined);
    }),
  );

  serveEndpoint(server, authenticate, endpoints.requestPasswordReset, ({ body, request }) =>
    guard.doing(aMail(request, body.email), async () => {
      await post.post({ kind: 'reset-password', ...body });
      return ok(undefined);
    }),
  );

  serveEndpoint(server, authenticate, endpoints.resetPassword, ({ body, request }) =>
    guard.trying(request, [], async () => {
      const { token, password } = body;
      const session = await passwordLinks.resetPassword(token, password, origins.of(request));
      const learnerId = changedOf(session);
      if (learnerId !== undefined)
        await securityRecorder.write('changed', { learnerId, request, subject: 'password' });
      if (session.ok)
        await securityRecorder.write('signed-in', { learnerId, request, subject: 'mail-link' });
      return session;
    }),
  );

  serveEndpoint(server, authenticate, endpoints.confirmEmail, (call) => {
    const { learnerId, sessionId, body, request } = call;
    const { token, password } = body;
    const caller = learnerId === '' ? undefined : { learnerId, sessionId };
    // An attacker who has only the mailbox may not guess the password for ever.
    const counted = { limit: 'password-of-account' as const, key: hashOf(token) };
    return guard.trying(request, password === undefined ? [] : [counted], async () => {
      const confirmed = await emailLinks.confirm(token, { caller, password });
      const changedOf = confirmed.ok ? confirmed.value.changedOf : undefined;
      if (changedOf !== undefined) await emailChanged(changedOf, request);
      return confirmed;
    });
  });

  serveEndpoint(server, authenticate, endpoints.undoEmailChange, ({ body, request }) =>
    guard.trying(request, [], async () => {
      const undone = await emailLinks.undo(body.token);
      if (undone.ok) await emailChanged(undone.value.changedOf, request);
      return undone;
    }),
  );
}
