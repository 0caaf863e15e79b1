import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { fileOf, type GalleryShot } from './gallery-shot.ts';

const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** Dark changes colours alone. */
const COLOURS: typeof EVERYTHING = { ...EVERYTHING, runOnly: ['color-contrast'] };

/** The part of axe's interface that is used here. */
interface Axe {
  run(
    place: Document,
    options: typeof EVERYTHING,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** Put in once per page load: its builder would send half a megabyte for each of hundreds of states. */
export function axeScript(): string {
  const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
  return createRequire(builder).resolve('axe-core/axe.min.js');
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function axeViolations(page: Page, shot: GalleryShot): Promise<readonly string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe }; // the script put it there
      const faultsAt = async (top: number) => {
        window.scrollTo(0, top);
        const { violations } = await axe.run(document, options);
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ html }) => `${id} (${help}) ${html.slice(0, 160)}`),
        );
      };
      const atEnd = await faultsAt(document.documentElement.scrollHeight);
      // What is half under a bar by the chance of where the page was cut is so at one end alone.
      const atTop = atEnd.length === 0 ? [] : await faultsAt(0);
      window.scrollTo(0, 0);
      return atEnd.filter((fault) => atTop.includes(fault));
    },
    shot.theme === 'dark' ? COLOURS : EVERYTHING,
  );
  return found.map((violation) => `${fileOf(shot)}: ${violation}`);
}
