import type { Material } from '../../core/domain/monologue/material.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { ContentProblem } from './content-problem.ts';
import { MaterialsSchema } from './material-schema.ts';
import { parseContent, type ParsedContent } from './parse-content.ts';

/** The themes of one file, and where each of their parts stands in it. */
export interface MaterialFile extends Pick<ParsedContent<unknown>, 'problemAt'> {
  readonly file: string;
  readonly materials: readonly Material[];
}

/**
 * Reads the themes of one genre. `file` is only the name that problems carry; `pictures` are documents by the id of their
 * theme.
 */
export function parseMaterialFile(
  file: string,
  text: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): Result<MaterialFile, readonly ContentProblem[]> {
  const parsed = parseContent(file, text, MaterialsSchema);
  if (!parsed.ok) return parsed;
  const { value, problemAt } = parsed.value;
  const materials = value.materials.map(
    ({ follow_ups: followUps, picture: alt, ...material }): Material => ({
      ...material,
      picture: alt && { alt, svg: pictures.get(material.id) ?? '' },
      genre: value.genre,
      followUps,
    }),
  );
  return ok({ file, materials, problemAt });
}
