import type { ComparedFigure } from '../../core/domain/monologue/compare-speech.ts';
import { MATERIAL_LEVELS } from '../../core/domain/monologue/material.ts';
import { formatDuration } from '../../core/shared/dates.ts';

/** A figure as it is shown, without its unit. */
export function figureText(figure: ComparedFigure, value: number): string {
  switch (figure) {
    case 'level':
      return MATERIAL_LEVELS[Math.round(value) - 1] ?? '';
    case 'durationMs':
      return formatDuration(value);
    case 'pauses':
      return String(Math.round(value * 10) / 10);
    case 'wordsPerMinute':
    case 'words':
    case 'differentWords':
      return String(Math.round(value));
  }
}
