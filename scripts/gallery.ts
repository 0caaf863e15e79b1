// Why: what a learner sees is judged by eye and by axe. This draws every state of every screen, phone and desktop,
// light and dark, in three languages, into gallery/, and fails on what axe or the console complain about, and on what
// scrolls sideways, at 320 pixels and with letters twice as large, too. There it also looks for what leads on below the
// fold, and for a focus under a bar.
//   node scripts/gallery.ts [--screen home] [--state shown] [--lang ja] [--only-axe] [--full]
// --full makes each picture as tall as its content, to see below the fold.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { headlessPath } from './set-up/chromium.mjs';
import { axeViolations } from './gallery/axe-violations.ts';
import { overview } from './gallery/overview.ts';
import { serveGallery } from './gallery/serve-gallery.ts';
import {
  listStates,
  openGallery,
  type GalleryPage,
  type GallerySize,
} from './gallery/gallery-page.ts';
import type { GalleryShot } from './gallery/gallery-shot.ts';

const SIZES: readonly GallerySize[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];
/** In which nothing is drawn anew. */
const TIGHT_SIZES: readonly GallerySize[] = [
  { name: 'narrow', width: 320, height: 640 },
  { name: 'phone with large text', width: 390, height: 844, text: 2 },
];
/** English has the longest words: what has room there has it in the others. */
const TIGHT_SIZES_IN_ENGLISH: readonly GallerySize[] = [
  ...TIGHT_SIZES,
  { name: 'desktop with large text', width: 1280, height: 800, text: 2 },
];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['ja', 'en', 'ko'] as const;
const FOLDER = 'gallery';

const { values: options } = parseArgs({
  options: {
    screen: { type: 'string' },
    state: { type: 'string' },
    lang: { type: 'string' },
    'only-axe': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});

const faults: string[] = [];

async function examine(page: GalleryPage, shot: GalleryShot): Promise<void> {
  const { language, theme } = shot;
  // What axe says of a screen it says in any language.
  const isKnown = options['only-axe'] && language !== LANGUAGES[0] && !options.lang;
  if (!isKnown) faults.push(...(await axeViolations(page.playwright, shot)));
  // Korean takes less room than Japanese.
  if (theme === 'light' && !(options['only-axe'] && language === 'ko')) {
    await page.fits(language === 'en' ? TIGHT_SIZES_IN_ENGLISH : TIGHT_SIZES);
  }
}

const startedAt = performance.now();
const server = await serveGallery();
const executablePath = headlessPath();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
const shots: GalleryShot[] = [];

if (!options['only-axe']) {
  if (!options.screen && !options.lang) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

// One page per size, side by side: each waits for the other's drawing rather than for nothing.
await Promise.all(
  SIZES.map(async (size) => {
    const isPhone = size.name === 'phone';
    if (options['only-axe'] && !isPhone) return;
    const page = await openGallery(browser, server.url, size, faults);
    const states = (await listStates(page)).filter(
      ({ screen, state }) =>
        screen === (options.screen ?? screen) && state === (options.state ?? state),
    );
    for (const language of LANGUAGES.filter((name) => name === (options.lang ?? name))) {
      for (const theme of THEMES) {
        // Dark changes colours alone, and those are the same in every language.
        if (options['only-axe'] && theme === 'dark' && language !== LANGUAGES[0]) continue;
        await page.theme(theme);
        for (const { screen, state } of states) {
          const shot = { screen, state, language, theme, size: size.name };
          if (!(await page.show(shot))) continue;
          if (isPhone) await examine(page, shot);
          if (options['only-axe']) continue;
          await page.shoot(shot, FOLDER, options.full);
          shots.push(shot);
        }
      }
    }
  }),
);
await browser.close();
await server.close();

if (!options['only-axe']) await writeFile(`${FOLDER}/index.html`, overview(shots));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`${shots.length} pictures in ${FOLDER}/, ${faults.length} faults, ${seconds} s`);
for (const fault of new Set(faults)) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
