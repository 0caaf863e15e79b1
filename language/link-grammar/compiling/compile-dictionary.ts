import { CONNECTOR, type CompiledDictionary, type ExpressionNode } from '../dictionary.ts';
import { readAffixes } from './read-affixes.ts';
import { readEntries, type Entries, type ReadSource } from './read-entries.ts';
import { readLaws } from './read-laws.ts';
import { readShapes } from './read-shapes.ts';

/** `4.0.dict` is Link Grammar's; `spoken.dict` is ours, and may use its names. */
const ENTRY_FILES = ['4.0.dict', 'spoken.dict'];

/** Makes one object of the files in `english/`. Throws where they cannot be read. */
export function compileDictionary(read: ReadSource): CompiledDictionary {
  const entries = readEntries(ENTRY_FILES, read);
  const { nodes, moved } = usedNodes(entries);
  return {
    version: entries.definitions.get('dictionary-version-number') ?? '',
    dearest: Number(entries.definitions.get('max-disjunct-cost')),
    connectors: entries.builder.connectors,
    nodes,
    reachesFar: entries.reachesFar,
    reachesNext: entries.reachesNext,
    words: groupWords(entries, moved),
    idioms: [...entries.idioms].map(([words, found]) => [words, found.map(moved)]),
    affixes: readAffixes(read),
    shapes: readShapes(read('4.0.regex')),
    laws: readLaws(read('4.0.knowledge')),
  };
}

/** Only what a word needs is kept, each part before what is made of it. */
function usedNodes({ builder, words, idioms }: Entries) {
  const places = new Map<number, number>();
  const nodes: ExpressionNode[] = [];
  const keep = (node: number): number => {
    const known = places.get(node);
    if (known !== undefined) return known;
    const [kind, cost = 0, ...parts] = builder.nodes[node] ?? [CONNECTOR];
    const place = nodes.push([kind, cost, ...(kind === CONNECTOR ? parts : parts.map(keep))]) - 1;
    places.set(node, place);
    return place;
  };
  for (const bySubscript of words.values()) for (const node of bySubscript.values()) keep(node);
  for (const found of idioms.values()) for (const node of found) keep(node);
  return { nodes, moved: keep };
}

function groupWords({ words }: Entries, moved: (node: number) => number) {
  const groups = new Map<string, string[]>();
  for (const [word, bySubscript] of words) {
    const key = [...new Set(bySubscript.values())].map(moved).join(',');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return [...groups].map(([key, group]) => [key.split(',').map(Number), group.join('\n')] as const);
}
