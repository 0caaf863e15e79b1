import type { DeviceToken } from '../accounts/device-tokens.ts';
import type { Pushed, PushMessage, PushSender } from './push-sender.ts';

/** Each device by the service of its platform; where the operator has named none, nothing reaches it. */
export class PlatformSender implements PushSender {
  readonly #senders: Readonly<Partial<Record<DeviceToken['platform'], PushSender>>>;

  constructor(senders: Readonly<Partial<Record<DeviceToken['platform'], PushSender>>>) {
    this.#senders = senders;
  }

  async send(device: DeviceToken, message: PushMessage): Promise<Pushed> {
    const sender = this.#senders[device.platform];
    if (!sender) return { kind: 'refused', cause: `no service for ${device.platform}` };
    return sender.send(device, message);
  }
}
