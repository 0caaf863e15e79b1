// Renders the logo in public/favicon.svg to the PNG icons that installers ask for, with the browser of the web tests.
// Run after changing the logo: node scripts/make-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const folder = new URL('../public/', import.meta.url);
const logo = await readFile(new URL('favicon.svg', folder), 'utf8');

/** `scale` keeps the mark inside what a launcher may cut off; `square` leaves rounding to the launcher. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, scale: 1, square: false },
  { file: 'icons/icon-512.png', size: 512, scale: 1, square: false },
  { file: 'icons/maskable-192.png', size: 192, scale: 0.82, square: true },
  { file: 'icons/maskable-512.png', size: 512, scale: 0.82, square: true },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.94, square: true },
  { file: 'icons/badge-96.png', size: 96, scale: 1.25, square: true, mono: true },
];

const drawn = ({ scale, square, mono }) => {
  const centred = `translate(32 32) scale(${scale}) translate(-32 -32)`;
  let svg = logo.replace('<g id="mark">', `<g id="mark" transform="${centred}">`);
  if (square) svg = svg.replace('rx="15"', 'rx="0"');
  if (mono) svg = svg.replace(/<rect[^>]*>/, '').replace(/#(2fb4bc|fc7344)/g, '#ffffff');
  return svg;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const icon of icons) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw}</style>${drawn(icon)}`,
  );
  await writeFile(new URL(icon.file, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
