/**
 * As much of `reflect-metadata` as inversify calls for a container without decorators: notes about an object, by key.
 * The whole of it would be two of the hundred and forty KiB that stand before the first screen.
 */
const notes = new WeakMap<object, Map<unknown, unknown>>();

const getOwnMetadata = (key: unknown, about: object): unknown => notes.get(about)?.get(key);

function getMetadata(key: unknown, about: object | null): unknown {
  if (about === null) return undefined;
  return getOwnMetadata(key, about) ?? getMetadata(key, Object.getPrototypeOf(about));
}

function defineMetadata(key: unknown, value: unknown, about: object): void {
  const known = notes.get(about) ?? new Map<unknown, unknown>();
  notes.set(about, known.set(key, value));
}

Object.assign(Reflect, { defineMetadata, getMetadata, getOwnMetadata });
