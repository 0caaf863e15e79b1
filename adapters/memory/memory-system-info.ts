import type { SystemInfo } from '../../core/ports/system-info.ts';

export class MemorySystemInfo implements SystemInfo {
  /** None of these is part of the port. */
  isOn = false;
  asked = 0;
  #delay: PromiseWithResolvers<void> | undefined;

  async isMaintenance(): Promise<boolean> {
    this.asked += 1;
    await this.#delay?.promise;
    return this.isOn;
  }

  /** From now on no call is answered until `letGo`. */
  delay(): void {
    this.#delay = Promise.withResolvers();
  }

  letGo(): void {
    this.#delay?.resolve();
    this.#delay = undefined;
  }
}
