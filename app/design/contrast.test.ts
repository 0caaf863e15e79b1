import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = ReadonlyMap<string, string>;

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const paletteAfter = (selector: string): Palette => {
  const block = tokens.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

const light = paletteAfter("[data-theme='light']");
const darkByDevice = paletteAfter(":root:not([data-theme='light'])");
const darkByChoice = paletteAfter("\n[data-theme='dark']");

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken'];
const readAnywhere = ['ink', 'ink-soft', 'ink-faint', 'brand-strong'];
const readOnCards = ['achieved-strong', 'danger-strong', 'warning-strong'];
const readOnTints = ['brand-soft', 'achieved-soft', 'danger-soft', 'warning-soft'];

const textPairs: readonly (readonly [string, string])[] = [
  ...readAnywhere.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...readOnCards.flatMap((text) => grounds.slice(0, 3).map((ground) => [text, ground] as const)),
  ...readOnTints.map((tint) => [`on-${tint}`, tint] as const),
  ...readOnTints.map((tint) => ['ink', tint] as const),
  ['on-brand', 'brand'],
  ['on-achieved', 'achieved'],
  ['on-danger', 'danger'],
  ['on-live', 'live'],
  ['brand-strong', 'brand-soft'],
  ['ink-soft', 'brand-soft'],
  ['ink-soft', 'quiet'],
  ['ink-faint', 'quiet'],
];

const shapePairs: readonly (readonly [string, string])[] = [
  ...grounds.slice(0, 3).map((ground) => ['line-strong', ground] as const),
  ...grounds.slice(0, 3).map((ground) => ['gauge', ground] as const),
  ...grounds.map((ground) => ['focus', ground] as const),
  ['brand-strong', 'achieved-soft'],
  ['live', 'surface'],
  ['live', 'bg'],
];

describe.each([
  ['light', light],
  ['dark', darkByDevice],
])('the %s palette', (_name, palette) => {
  const colour = (name: string): string => {
    const value = palette.get(name);
    if (!value?.startsWith('#')) throw new Error(`tokens.css has no plain colour --${name}`);
    return value;
  };

  it.each(textPairs)('lets %s be read as text on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('lets %s be seen as a shape on %s', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it('keeps the two colours of the brand', () => {
    expect([palette.get('brand'), palette.get('achieved')]).toEqual(['#2fb4bc', '#fc7344']);
  });
});

it('is the same dark whether the device or the learner asks for it', () => {
  expect(darkByChoice).toEqual(darkByDevice);
});

it('defines every colour in both palettes', () => {
  expect([...darkByDevice.keys()]).toEqual([...light.keys()]);
});
