import { LEVELS } from '../../core/domain/lesson/level.ts';
import type { ComparedFigure } from '../../core/domain/monologue/compare-speech.ts';
import { formatDuration } from '../../core/shared/dates.ts';

/** A figure as it is shown, without its unit. */
export function figureText(figure: ComparedFigure, value: number): string {
  switch (figure) {
    case 'level':
      return LEVELS[Math.round(value) - 1] ?? '';
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
