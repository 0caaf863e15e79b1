import { strFromU8, unzipSync } from 'fflate';

/** What is in a ZIP: a text that is read as JSON, and how many bytes a file has by the beginning of its name. */
export function openedZip(file: Uint8Array) {
  const entries = unzipSync(new Uint8Array(file));
  return {
    json: (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array())),
    size: (beginning: string): number =>
      Object.entries(entries).find(([name]) => name.startsWith(beginning))?.[1].length ?? 0,
  };
}
