import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Result } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { NativeAccounts } from '../apple/native-accounts.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';
import { aMail, type Guard } from '../limits/guard.ts';

export interface NativeParts {
  readonly guard: Guard;
  readonly nativeAccounts: NativeAccounts;
  readonly origins: Origins;
  readonly securityRecorder: SecurityRecorder;
}

/** Signing in and registering with a purchase in the App Store. */
export function nativeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { guard, nativeAccounts, origins, securityRecorder }: NativeParts,
): void {
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
}
