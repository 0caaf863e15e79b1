import type * as v from 'valibot';
import type { Material, MaterialHead } from '../../core/domain/monologue/material.ts';
import type * as wire from '../../protocol/materials.ts';
import { modelSpeechPath } from '../voice/clips-of-materials.ts';

export const wireMaterialSummary = (
  { id, genre, level, tags, title }: MaterialHead,
  spokenAt: Date | undefined,
): v.InferInput<typeof wire.MaterialSummary> => ({
  id,
  genre,
  level,
  tags: [...tags],
  title,
  spoken_at: spokenAt?.toISOString() ?? null,
});

export const wireMaterial = (
  material: Material,
  spokenAt: Date | undefined,
): v.InferInput<typeof wire.Material> => ({
  ...wireMaterialSummary(material, spokenAt),
  picture: material.picture ?? null,
  about: material.about,
  points: [...material.points],
  expressions: [...material.expressions],
  models: material.models.map(({ level, text }) => ({
    level,
    text,
    audio: modelSpeechPath(material.id, level),
  })),
  follow_ups: [...material.followUps],
});
