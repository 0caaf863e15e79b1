import type { Level } from '../../core/domain/lesson/level.ts';
import type { Material } from '../../core/domain/monologue/material.ts';
import type { Clip } from './voice-library.ts';

/** Where a model speech is to be had. */
export const modelSpeechPath = (materialId: string, level: Level): string =>
  `materials/${materialId}/model-${level.toLowerCase()}.mp3`;

/** The model speeches of the themes, spoken. */
export const clipsOfMaterials = (materials: readonly Material[]): readonly Clip[] =>
  materials.flatMap(({ id, models }) =>
    models.map(({ level, text }) => ({
      path: modelSpeechPath(id, level),
      line: { text, voice: 'af_heart' as const },
    })),
  );
