// Why: what a learner sees is judged by eye and by axe. This draws every state of every screen, phone and desktop,
// light and dark, in three languages, into gallery/, and fails on what axe or the console complain about, and on what
// scrolls sideways, at 320 pixels and with letters twice as large, too. There it also looks for what leads on below the
// fold, and for a focus under a bar.
//   node scripts/gallery.ts [--screen home] [--state shown] [--lang ja] [--only-axe] [--full]
// --full makes each picture as tall as its content, to see below the fold.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { axeViolations } from './gallery/axe-violations.ts';
import { overview } from './gallery/overview.ts';
import { serveGallery } from './gallery/serve-gallery.ts';
import {
  listStates,
  openGallery,
  type GalleryPage,
  type GallerySize,
} from './gallery/gallery-page.ts';
import { fileOf, type GalleryShot } from './gallery/gallery-shot.ts';

const PHONE = 'phone';
const SIZES: readonly GallerySize[] = [
  { name: PHONE, width: 390, height: 844 },
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
/** For one state, which takes a second. */
const LONGEST_MS = 60_000;

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
const shots: GalleryShot[] = [];

type States = Awaited<ReturnType<typeof listStates>>;

function shotsOf(size: GallerySize, states: States): readonly GalleryShot[] {
  const chosen = states.filter(
    ({ screen, state }) =>
      screen === (options.screen ?? screen) && state === (options.state ?? state),
  );
  const languages = LANGUAGES.filter((name) => name === (options.lang ?? name));
  return languages.flatMap((language) =>
    THEMES
      // Dark changes colours alone, and those are the same in every language.
      .filter((theme) => !options['only-axe'] || theme === 'light' || language === LANGUAGES[0])
      .flatMap((theme) => chosen.map((state) => ({ ...state, language, theme, size: size.name }))),
  );
}

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

const ends = (work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), setTimeout(LONGEST_MS, false, { ref: false })]);

/** A browser on a busy machine may answer no more; another one goes on in its place. */
async function atMostTwice(what: string, work: () => Promise<void>): Promise<void> {
  for (const isLast of [false, true]) {
    if (await ends(work())) return;
    if (isLast) faults.push(`${what}: never came to an end`);
    else console.log(`↻ ${what}`);
  }
}

async function lookAtAll(size: GallerySize, url: string): Promise<void> {
  const open = () => openGallery(url, size, faults);
  let free: GalleryPage | undefined;
  let all: readonly GalleryShot[] = [];
  await atMostTwice('the list', async () => {
    free = await open();
    all = shotsOf(size, await listStates(free));
  });
  for (const shot of all) {
    await atMostTwice(fileOf(shot), async () => {
      const page = free ?? (await open());
      free = undefined;
      await look(page, shot);
      free = page;
    });
  }
}

async function look(page: GalleryPage, shot: GalleryShot): Promise<void> {
  if (!(await page.show(shot))) return;
  if (shot.size === PHONE) await examine(page, shot);
  if (options['only-axe']) return;
  await page.shoot(shot, FOLDER, options.full);
  shots.push(shot);
}

const startedAt = performance.now();
const url = await serveGallery();
console.log('The gallery is served');

if (!options['only-axe']) {
  if (!options.screen && !options.lang) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

// One browser per size, side by side: each waits for the other's drawing rather than for nothing.
await Promise.all(
  SIZES.filter(({ name }) => name === PHONE || !options['only-axe']).map((size) =>
    lookAtAll(size, url),
  ),
);

if (!options['only-axe']) await writeFile(`${FOLDER}/index.html`, overview(shots));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`${shots.length} pictures in ${FOLDER}/, ${faults.length} faults, ${seconds} s`);
for (const fault of new Set(faults)) console.log(fault);
// At once: a browser that answers no more could not be closed.
process.exit(faults.length === 0 ? 0 : 1);
