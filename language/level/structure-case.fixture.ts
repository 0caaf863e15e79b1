/** A structure, sentences that have it, and near misses that do not. */
export type StructureCase = readonly [string, readonly string[], readonly string[]];
