import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { SecondFactor } from '../accounts/second-factor.ts';
import type { StepUp } from '../accounts/step-up.ts';
import { serveEndpoint, type Authenticate, type Call } from '../http/serve-endpoint.ts';
import type { SecurityRecorder } from '../security/security-recorder.ts';
import type { SecuritySubject } from '../security/security-record.ts';

export interface OneTimeCodeParts {
  readonly secondFactor: SecondFactor;
  readonly securityRecorder: SecurityRecorder;
  readonly stepUp: StepUp;
}

/** Turning one-time codes on and off; what they are asked for is in `login` and `prove`. */
export function oneTimeCodeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { secondFactor, securityRecorder, stepUp }: OneTimeCodeParts,
): void {
  const changed = (
    { learnerId, request }: Pick<Call<Endpoint>, 'learnerId' | 'request'>,
    subject: SecuritySubject,
  ) => securityRecorder.write('changed', { learnerId, request, subject });

  serveEndpoint(server, authenticate, endpoints.oneTimeCodes, async ({ learnerId }) => {
    const { isOn, codesLeft } = await secondFactor.state(learnerId);
    return ok({ is_on: isOn, recovery_codes_left: codesLeft });
  });

  serveEndpoint(server, authenticate, endpoints.beginOneTimeCodes, async (call) => {
    const proved = await stepUp.check(call);
    return proved.ok ? secondFactor.begin(call.learnerId) : proved;
  });

  serveEndpoint(server, authenticate, endpoints.confirmOneTimeCodes, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const confirmed = await secondFactor.confirm(call.learnerId, call.body.code);
    if (!confirmed.ok) return confirmed;
    await changed(call, 'one-time-codes-on');
    return ok({ recovery_codes: [...confirmed.value] });
  });

  serveEndpoint(server, authenticate, endpoints.endOneTimeCodes, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const ended = await secondFactor.end(call.learnerId);
    if (ended.ok) await changed(call, 'one-time-codes-off');
    return ended;
  });

  serveEndpoint(server, authenticate, endpoints.renewRecoveryCodes, async (call) => {
    const proved = await stepUp.check(call);
    if (!proved.ok) return proved;
    const renewed = await secondFactor.renewRecoveryCodes(call.learnerId);
    if (!renewed.ok) return renewed;
    await changed(call, 'recovery-codes');
    return ok({ recovery_codes: [...renewed.value] });
  });
}
