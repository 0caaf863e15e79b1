import { securityRecordApiContract } from '../../core/ports/security-record-api.contract.ts';
import { MemorySessionStore } from '../memory/memory-session-store.ts';
import { smallOz } from './small-oz.fixture.ts';

securityRecordApiContract('HttpSecurityRecordApi', async () => {
  const oz = await smallOz();
  const yui = await oz.learner(`yui-${crypto.randomUUID()}`);
  const { auth } = oz.callerOn(new MemorySessionStore());
  return {
    record: yui.securityRecord,
    signsIn: async (password = yui.password) => {
      oz.clock.pass(1000);
      await auth.signIn({ email: yui.email, password });
    },
    goOffline: yui.controls.goOffline,
  };
});
