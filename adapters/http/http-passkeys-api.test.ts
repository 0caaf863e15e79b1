import { passkeysApiContract } from '../../core/ports/passkeys-api.contract.ts';
import { MemoryPasskeyDevice } from '../memory/memory-passkey-device.ts';
import { smallOz } from './small-oz.fixture.ts';

passkeysApiContract('HttpPasskeysApi', async () => {
  const oz = await smallOz();
  const { passkeys } = await oz.learner();
  return {
    passkeys,
    device: new MemoryPasskeyDevice('https://oz.example'),
    pass: (ms) => oz.clock.pass(ms),
  };
});
