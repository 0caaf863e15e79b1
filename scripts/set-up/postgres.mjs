// Finds PostgreSQL's programs, and gets them where that is easy.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './chromium.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder that holds initdb and postgres; undefined where there is none. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...versions, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

export function ensurePostgres() {
  if (!postgresFolder()) installWithApt(['postgresql']);
}
