import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok, type Result } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { AppleNotifications } from '../apple/apple-notifications.ts';
import { standingOf } from '../apple/apple-standing.ts';
import type { AppleSubscriptions } from '../apple/apple-subscriptions.ts';
import type { AskForReview } from '../apple/ask-for-review.ts';
import type { AttestApps } from '../apple/attest/attest-apps.ts';
import type { NativeAccounts } from '../apple/native-accounts.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';
import { aMail, type Guard } from '../limits/guard.ts';

export interface NativeParts {
  readonly appleNotifications: AppleNotifications;
  readonly appleSubscriptions: AppleSubscriptions;
  readonly askForReview: AskForReview;
  readonly attestApps: AttestApps;
  readonly guard: Guard;
  readonly nativeAccounts: NativeAccounts;
  readonly origins: Origins;
  readonly securityRecorder: SecurityRecorder;
}

/** Signing in and registering with a purchase in the App Store. */
export function nativeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: NativeParts,
): void {
  const { guard, nativeAccounts, origins, securityRecorder } = parts;

  /** Writes down who came in with a purchase. */
  const noting = async <T extends { readonly learnerId: string }, E>(
    request: FastifyRequest,
    signingIn: Promise<Result<T, E>>,
  ): Promise<Result<T, E>> => {
    const session = await signingIn;
    if (!session.ok) return session;
    const { learnerId } = session.value;
    await securityRecorder.write('signed-in', { learnerId, request, subject: 'purchase' });
    return session;
  };

  serveEndpoint(server, authenticate, endpoints.loginByAppleIap, ({ body, request }) =>
    noting(
      request,
      guard.trying(request, [], () =>
        nativeAccounts.signIn(body.signed_transaction, origins.of(request)),
      ),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.loginByAppleIap2, ({ body, request }) =>
    noting(
      request,
      guard.trying(request, [], () =>
        nativeAccounts.signInOrRegister(body.signed_transaction, origins.of(request)),
      ),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.registerFromNative, ({ body, request }) =>
    noting(
      request,
      guard.trying(request, [], () =>
        nativeAccounts.signInOrRegister(body.signed_transaction, origins.of(request)),
      ),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.registerFromNativeWithEmail, (call) => {
    const { params, body, request } = call;
    const { password, language, signed_transaction: signedTransaction } = body;
    return guard.doing(aMail(request, params.registerEmail), () =>
      nativeAccounts.registerWithEmail(
        { email: params.registerEmail, password, signedTransaction, language },
        origins.of(request),
      ),
    );
  });

  serveEndpoint(server, authenticate, endpoints.attachPurchase, (call) =>
    guard.trying(call.request, [], async () => {
      const { learnerId, request, body } = call;
      const attached = await nativeAccounts.attach(learnerId, body.signed_transaction);
      if (attached.ok)
        await securityRecorder.write('changed', { learnerId, request, subject: 'purchase' });
      return attached;
    }),
  );

  serveEndpoint(server, authenticate, endpoints.attestChallenge, async ({ sessionId }) =>
    ok({ challenge: await parts.attestApps.challenge(sessionId) }),
  );

  serveEndpoint(server, authenticate, endpoints.registerAttestKey, (call) => {
    const { key_id: keyId, attestation, challenge } = call.body;
    return guard.trying(call.request, [], () =>
      parts.attestApps.register(call, { keyId, attestation, challenge }),
    );
  });

  serveEndpoint(server, authenticate, endpoints.iosStoreReview, async ({ learnerId }) =>
    ok({ ask: await parts.askForReview.execute(learnerId) }),
  );

  serveEndpoint(server, authenticate, endpoints.iapNotification2, ({ body, request }) =>
    guard.trying(request, [], async () => {
      const read = await parts.appleNotifications.read(body.signedPayload);
      if (!read.ok) return read;
      await parts.appleSubscriptions.take(read.value, standingOf(read.value));
      return ok(undefined);
    }),
  );
}
