import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './row.ts';

const WEB = join(import.meta.dirname, '../../dist/web');

/** Scripts that the first page names, as gzip makes them; what is imported later does not count. */
export async function measureBundle(): Promise<readonly Row[]> {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8');
  const files = new Set([...html.matchAll(/assets\/[^"]+\.js/g)].map(([file]) => file));
  const sizes = [...files].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const libraries = sizes.find(({ file }) => file.includes('vendor'))?.bytes ?? 0;
  return [
    {
      name: 'initial JS of home, gzip',
      value: total / 1024,
      unit: 'KiB',
      bare: { what: 'the bound libraries alone', value: libraries / 1024 },
      goal: { atMost: 140 },
    },
  ];
}
