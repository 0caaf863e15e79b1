import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyState, type EmbeddedState } from './state.ts';

/** Where the provider keeps its state between two starts. */
export interface StateFile {
  read(): EmbeddedState;
  write(state: EmbeddedState): void;
}

export const noFile: StateFile = { read: emptyState, write: () => undefined };

/** Written whole, so that a start never finds half of it. */
export const stateFileAt = (path: string): StateFile => ({
  read: () =>
    existsSync(path)
      ? { ...emptyState(), ...JSON.parse(readFileSync(path, 'utf8')) }
      : emptyState(),
  write: (state) => {
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  },
});
