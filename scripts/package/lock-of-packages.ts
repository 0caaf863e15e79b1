/** An entry of `package-lock.json`, as far as it is looked at. */
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** What the lock file says of these packages and of all they need, and of no other; `''` is the project itself. */
export function lockOf(lock: Lock, project: Locked): Lock {
  const kept = new Set<string>();
  const waiting = [{ place: '', needs: project }];
  for (const { place, needs } of waiting)
    for (const name of namesOf(needs)) {
      const found = placeOf(lock, name, place);
      // An optional one for another system may be locked nowhere.
      if (found === undefined || kept.has(found)) continue;
      kept.add(found);
      waiting.push({ place: found, needs: lock.packages[found] ?? {} });
    }
  const entries = Object.entries(lock.packages).filter(([place]) => kept.has(place));
  return { ...lock, packages: { '': project, ...Object.fromEntries(entries) } };
}

const namesOf = (locked: Locked): readonly string[] => [
  ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
  ...Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
  ),
];

/** Where Node would find it: beside what needs it, or further out. */
function placeOf({ packages }: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = outOf(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

const outOf = (place: string): string =>
  place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
