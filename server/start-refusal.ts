import type { ConfigError } from './read-config.ts';
import type { SecretBroken } from './secret.ts';
import type { FolderLockError } from './database/folder-lock.ts';

export type StartRefusal =
  | ConfigError
  | (FolderLockError & { readonly folder: string })
  | SecretBroken
  | { readonly kind: 'port-taken'; readonly port: number }
  | { readonly kind: 'database-unreachable'; readonly reason: string }
  | { readonly kind: 'content-broken'; readonly problem: string };

/** One line for the operator: what is wrong, and what to do. */
export function refusalLine(refusal: StartRefusal): string {
  switch (refusal.kind) {
    case 'setting-unreadable':
      return `Oz did not start: the setting ${refusal.name} can't be read; see docs/operations.md for its form.`;
    case 'unsafe-in-production':
      return `Oz did not start: in production ${refusal.danger}; ${refusal.remedy}.`;
    case 'folder-in-use':
      return `Oz did not start: ${refusal.folder} is in use by process ${refusal.pid}; stop that one, or name another folder with OZ_DATA.`;
    case 'folder-not-writable':
      return `Oz did not start: ${refusal.folder} can't be written; make it writable, or name another folder with OZ_DATA.`;
    case 'secret-broken':
      return `Oz did not start: ${refusal.file} is too short to be a secret; put it back from a backup, or delete it, and everybody signs in again.`;
    case 'port-taken':
      return `Oz did not start: port ${refusal.port} is taken; stop what listens there, or name another with PORT.`;
    case 'database-unreachable':
      return `Oz did not start: the database does not answer (${refusal.reason}); check DATABASE_URL and that it is running.`;
    case 'content-broken':
      return `Oz did not start: the content is broken: ${refusal.problem}; npm run content:check shows all.`;
  }
}
