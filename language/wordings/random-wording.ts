import { asSentence } from './expand-pattern.ts';
import type { Pattern } from './pattern.ts';

/**
 * A wording as chance takes it, each option of a slot as likely as the others.
 *
 * @param random gives 0 to 1, 1 excluded.
 */
export const randomWording = (pattern: Pattern, random: () => number): string =>
  asSentence(textOf(pattern, random));

function textOf(pattern: Pattern, random: () => number): string {
  switch (pattern.kind) {
    case 'text':
      return pattern.text;
    case 'sequence':
      return pattern.parts.map((part) => textOf(part, random)).join('');
    case 'choice': {
      const option = pattern.options[Math.floor(random() * pattern.options.length)];
      return option ? textOf(option, random) : '';
    }
  }
}
