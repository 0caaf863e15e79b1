import type { DeviceToken, DeviceTokens } from '../../accounts/device-tokens.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryDeviceTokens implements DeviceTokens {
  readonly #tokens: MemoryTables['deviceTokens'];

  constructor({ deviceTokens }: MemoryTables) {
    this.#tokens = deviceTokens;
  }

  async put(device: DeviceToken): Promise<void> {
    this.#tokens.set(device.token, device);
  }

  async of(learnerId: string): Promise<readonly DeviceToken[]> {
    return [...this.#tokens.values()]
      .filter((device) => device.learnerId === learnerId)
      .toSorted((a, b) => +a.addedAt - +b.addedAt);
  }
}
