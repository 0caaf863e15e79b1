import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { AddPasskey } from '../accounts/add-passkey.ts';
import type { PasskeySignIn } from '../accounts/passkey-sign-in.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import type { StepUp } from '../accounts/step-up.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wirePasskey } from '../http/wire.ts';
import { ofAddress, type Guard } from '../limits/guard.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';

export interface PasskeyParts {
  readonly addPasskey: AddPasskey;
  readonly guard: Guard;
  readonly origins: Origins;
  readonly passkeys: Passkeys;
  readonly passkeySignIn: PasskeySignIn;
  readonly securityRecorder: SecurityRecorder;
  readonly stepUp: StepUp;
}

/** A learner's passkeys, and signing in with one. */
export function passkeyRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: PasskeyParts,
): void {
  const { addPasskey, guard, origins, passkeys, passkeySignIn, securityRecorder, stepUp } = parts;

  serveEndpoint(server, authenticate, endpoints.passkeys, async ({ learnerId }) => {
    const hers = await passkeys.ofLearner(learnerId);
    return ok({ passkeys: hers.map(wirePasskey) });
  });

  serveEndpoint(server, authenticate, endpoints.beginPasskey, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    return guard.doing([ofAddress('challenges-of-address', call.request)], () =>
      addPasskey.begin(call),
    );
  });

  serveEndpoint(server, authenticate, endpoints.addPasskey, async (call) => {
    const { learnerId, body, request } = call;
    const { device } = origins.of(request);
    const added = await guard.trying(request, [], () => addPasskey.add(call, body, device));
    if (!added.ok) return added;
    await securityRecorder.write('changed', { learnerId, request, subject: 'passkey-added' });
    return ok(wirePasskey(added.value));
  });

  serveEndpoint(server, authenticate, endpoints.renamePasskey, async (call) => {
    const isHers = await passkeys.rename(call.learnerId, call.params.id, call.body.name);
    return isHers ? ok(undefined) : fail({ kind: 'not-found' });
  });

  serveEndpoint(server, authenticate, endpoints.removePasskey, async (call) => {
    const { learnerId, request } = call;
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const removed = await addPasskey.remove(learnerId, call.params.id);
    if (removed.ok)
      await securityRecorder.write('changed', { learnerId, request, subject: 'passkey-removed' });
    return removed;
  });

  serveEndpoint(server, authenticate, endpoints.beginPasskeyProof, (call) =>
    guard.doing([ofAddress('challenges-of-address', call.request)], () =>
      passkeySignIn.beginProof(call),
    ),
  );

  serveEndpoint(server, authenticate, endpoints.proveByPasskey, (call) => {
    const proving = guard.trying(call.request, [], () => passkeySignIn.prove(call, call.body));
    return securityRecorder.proof(call, 'passkey', proving);
  });

  serveEndpoint(server, authenticate, endpoints.beginPasskeyLogin, ({ request }) =>
    guard.doing([ofAddress('challenges-of-address', request)], () => passkeySignIn.begin()),
  );

  serveEndpoint(server, authenticate, endpoints.loginPasskey, async ({ body, request, reply }) => {
    const session = await guard.trying(request, [], () =>
      passkeySignIn.signIn(body, origins.of(request)),
    );
    if (!session.ok) return session;
    const { learnerId } = session.value;
    await securityRecorder.write('signed-in', { learnerId, request, subject: 'passkey' });
    origins.remember(request, reply, learnerId);
    return session;
  });
}
