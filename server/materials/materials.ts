import {
  OWN_THEME,
  type Material,
  type MaterialGenre,
} from '../../core/domain/monologue/material.ts';

export interface MaterialFilter {
  readonly genre?: MaterialGenre | undefined;
  readonly tag?: string | undefined;
}

/** The themes to speak about, in the order of their files. */
export class Materials {
  readonly #materials: readonly Material[];
  readonly #byId: ReadonlyMap<string, Material>;

  constructor(materials: readonly Material[]) {
    this.#materials = materials;
    this.#byId = new Map(materials.map((material) => [material.id, material]));
  }

  all({ genre, tag }: MaterialFilter = {}): readonly Material[] {
    return this.#materials.filter(
      (material) =>
        (genre === undefined || material.genre === genre) &&
        (tag === undefined || material.tags.includes(tag)),
    );
  }

  ofId(id: string): Material | undefined {
    return this.#byId.get(id);
  }

  /** Whether a speech can be about it: a theme of ours, or one of her own. */
  isTheme(id: string): boolean {
    return id === OWN_THEME || this.#byId.has(id);
  }

  /** Every tag, with how many themes carry it; the most frequent first. */
  tags(): readonly { readonly tag: string; readonly count: number }[] {
    const counts = new Map<string, number>();
    for (const { tags } of this.#materials) {
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    return [...counts]
      .map(([tag, count]) => ({ tag, count }))
      .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  }
}
