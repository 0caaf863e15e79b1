import type { DeviceToken, DeviceTokens } from '../../accounts/device-tokens.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryDeviceTokens implements DeviceTokens {
  readonly #tokens: MemoryTables['deviceTokens'];
  readonly #sessions: MemoryTables['sessions'];

  constructor({ deviceTokens, sessions }: MemoryTables) {
    this.#tokens = deviceTokens;
    this.#sessions = sessions;
  }

  async put(device: DeviceToken): Promise<void> {
    const { learnerId, sessionId, token } = device;
    for (const other of await this.of(learnerId))
      if (sessionId !== undefined && other.sessionId === sessionId)
        this.#tokens.delete(other.token);
    this.#tokens.set(token, device);
  }

  async keepOf(learnerId: string, sessionIds: readonly string[]): Promise<void> {
    for (const { token, sessionId } of await this.of(learnerId))
      if (sessionId === undefined || !sessionIds.includes(sessionId)) this.#tokens.delete(token);
  }

  async forgetOrphans(): Promise<void> {
    for (const { token, sessionId } of this.#tokens.values())
      if (sessionId !== undefined && !this.#sessions.has(sessionId)) this.#tokens.delete(token);
  }

  of(learnerId: string): Promise<readonly DeviceToken[]> {
    return this.ofAll([learnerId]);
  }

  async forget(token: string): Promise<void> {
    this.#tokens.delete(token);
  }

  async ofAll(learnerIds: readonly string[]): Promise<readonly DeviceToken[]> {
    return [...this.#tokens.values()]
      .filter((device) => learnerIds.includes(device.learnerId))
      .toSorted((a, b) => +a.addedAt - +b.addedAt);
  }
}
