import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { passkeyDeviceContract } from '../../core/ports/passkey-device.contract.ts';
import { BrowserPasskeyDevice } from './browser-passkey-device.ts';

let authenticatorId: string | undefined;

afterEach(async () => {
  if (authenticatorId !== undefined)
    await cdp().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  authenticatorId = undefined;
});

passkeyDeviceContract('BrowserPasskeyDevice', async () => {
  await cdp().send('WebAuthn.enable');
  const added = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  authenticatorId = added.authenticatorId;
  return {
    device: new BrowserPasskeyDevice(),
    origin: location.origin,
    rpId: location.hostname,
  };
});
