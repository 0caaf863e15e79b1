// Finds a Chromium for the tests, and gets one where there is none: the system's, else apt's, else Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
// Behind Debian's name for it is a shell script, which would be killed in its place.
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** Undefined leaves the choice to Playwright, which knows its own. */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, MAC].find((path) => existsSync(path));
}

/** One that never had a window to draw takes two thirds of the time; all it lacks of what Oz uses is keeping a screen awake. */
export const headlessPath = () =>
  process.env.CHROMIUM || !existsSync(HEADLESS_SHELL) ? chromiumPath() : HEADLESS_SHELL;

/** A page is there a sixth sooner where all pages share a process, and drawing has none of its own. */
export const FEW_PROCESSES = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

export function ensureChromium(root) {
  if (process.env.CHROMIUM) return;
  if (!existsSync(HEADLESS_SHELL)) installWithApt(['chromium-headless-shell']);
  if (chromiumPath()) return;
  if (installWithApt(['chromium']) && chromiumPath()) return;
  console.log('Fetching a Chromium for the tests …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: 'ignore',
  });
  if (status !== 0) {
    giveUp(
      'The tests need a Chromium: none is installed, and neither apt nor Playwright could fetch one; install it, or name it with CHROMIUM.',
    );
  }
}

/** Debian and its kin, as root; false anywhere else. */
export function installWithApt(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
