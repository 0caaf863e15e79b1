import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../protocol/endpoints.ts';
import type { NativeAccounts } from '../apple/native-accounts.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { aMail, type Guard } from '../limits/guard.ts';

export interface NativeParts {
  readonly guard: Guard;
  readonly nativeAccounts: NativeAccounts;
  readonly origins: Origins;
}

/** Signing in and registering with a purchase in the App Store. */
export function nativeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { guard, nativeAccounts, origins }: NativeParts,
): void {
  serveEndpoint(server, authenticate, endpoints.loginByAppleIap, ({ body, request }) =>
    guard.trying(request, [], () =>
      nativeAccounts.signIn(body.signed_transaction, origins.of(request)),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.loginByAppleIap2, ({ body, request }) =>
    guard.trying(request, [], () =>
      nativeAccounts.signInOrRegister(body.signed_transaction, origins.of(request)),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.registerFromNative, ({ body, request }) =>
    guard.trying(request, [], () =>
      nativeAccounts.signInOrRegister(body.signed_transaction, origins.of(request)),
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
