import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const inPublic = (path: string): Buffer =>
  readFileSync(new URL(`../../public/${path.replace(/^\//, '')}`, import.meta.url));

type ManifestIcon = { readonly src: string; readonly sizes: string; readonly purpose: string };

const manifest: {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly ManifestIcon[];
} = JSON.parse(inPublic('manifest.webmanifest').toString());

const sizeOfPng = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('names the app, its start and its colour to installers', () => {
  expect(manifest).toMatchObject({
    name: 'Oz 口頭英作文・独り言英会話',
    start_url: '/',
    display: 'standalone',
    theme_color: '#2fb4bc',
  });
});

it.each(manifest.icons.filter(({ src }) => src.endsWith('.png')))(
  'has $src in the size it promises',
  ({ src, sizes }) => {
    expect(sizeOfPng(inPublic(src))).toBe(sizes);
  },
);

it('offers icons of 192 and 512, whole and maskable', () => {
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(offered).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
});

it('has a silence that is MPEG-4 audio', () => {
  expect(inPublic('assets/silence.m4a').subarray(4, 11).toString('latin1')).toBe('ftypM4A');
});
