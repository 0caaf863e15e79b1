import { expect, it } from 'vitest';
import { passkeyDeviceContract } from '../../core/ports/passkey-device.contract.ts';
import { MemoryPasskeyDevice } from './memory-passkey-device.ts';

const origin = 'https://oz.example';

passkeyDeviceContract('MemoryPasskeyDevice', async () => ({
  device: new MemoryPasskeyDevice(origin),
  origin,
  rpId: 'oz.example',
}));

it('makes and signs nothing while its owner refuses', async () => {
  const device = new MemoryPasskeyDevice(origin);
  device.isRefusing = true;
  const asked = { challenge: 'YQ', timeout: 1, userVerification: 'required' } as const;
  const signed = await device.sign({ ...asked, rpId: 'oz.example', allowCredentials: [] });
  expect(signed).toEqual({ ok: false, error: { kind: 'passkey-cancelled' } });
});
