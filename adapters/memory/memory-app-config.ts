import type { ApiError } from '../../core/ports/api-error.ts';
import type { AppConfig, AppSettings } from '../../core/ports/app-config.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryWorld } from './memory-world.ts';

export class MemoryAppConfig implements AppConfig {
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  async load(): Promise<Result<AppSettings, ApiError>> {
    return this.#world.isOffline ? fail({ kind: 'offline' }) : ok(this.#world.settings);
  }
}
