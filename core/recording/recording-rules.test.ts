import { describe, expect, it } from 'vitest';
import { captureGain } from './capture-gain.ts';
import { GapLog } from './gap-log.ts';
import { ANSWER_INPUT_KEY, isMissing } from './input-choice.ts';
import { loudnessAdvice } from './loudness.ts';
import { isIos, permissionSource } from './platform.ts';
import { RECORDING_LIMIT_MS } from './recording-limits.ts';
import { noteAfter } from './recording-note.ts';
import { SilenceWatch } from './silence-watch.ts';

const IPHONE = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
const IPAD = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${version} Safari/605.1.15`;
const ANDROID = (version: string) =>
  `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/${version}.0.0.0 Mobile Safari/537.36`;
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/90.0.0.0 Safari/537.36';

const agent = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

describe('who knows whether the microphone is allowed', () => {
  it.each([
    ['an iPhone with iOS 15', agent(IPHONE('15_8')), 'marker'],
    ['an iPhone with iOS 16', agent(IPHONE('16_0')), 'browser'],
    ['an iPad with Safari 15', agent(IPAD('15.6'), 5), 'marker'],
    ['an iPad with Safari 17', agent(IPAD('17.1'), 5), 'browser'],
    ['a Mac with Safari 15, which is no iPad', agent(IPAD('15.6')), 'browser'],
    ['Android with Chrome 96', agent(ANDROID('96')), 'marker'],
    ['Android with Chrome 97', agent(ANDROID('97')), 'browser'],
    ['Chrome 90 on Windows', agent(WINDOWS), 'browser'],
    ['a browser that does not name itself', agent(''), 'browser'],
  ])('%s', (_name, held, source) => {
    expect(permissionSource(held)).toBe(source);
  });

  it('takes a Mac that can be touched for an iPad', () => {
    expect(isIos(agent(IPAD('17.1'), 5))).toBe(true);
    expect(isIos(agent(IPAD('17.1')))).toBe(false);
  });
});

describe('how much a voice is amplified', () => {
  const own = { id: '1', name: 'iPhoneのマイク' };
  const headset = { id: '2', name: 'ヘッドセットマイク' };
  const other = { id: '3', name: 'Desk' };

  it.each([
    ['on iOS with a headset', true, [own, headset], 8],
    ['on iOS with one microphone', true, [own], 8],
    ['on iOS with several, none of them a headset', true, [own, other], 1],
    ['on iOS before anything may be listed', true, [], 1],
    ['elsewhere', false, [headset], 1],
  ])('%s', (_name, onIos, inputs, gain) => {
    expect(captureGain(onIos, inputs)).toBe(gain);
  });
});

describe('a chosen microphone', () => {
  const desk = { id: 'desk', name: 'Desk' };

  it('is kept under the name the specification gives', () => {
    expect(ANSWER_INPUT_KEY).toMatch(/^INPUT_DEVICE_\w+/);
  });

  it.each([
    ['is there when it is listed', 'desk', [desk], false],
    ['is missing when others are listed', 'sold', [desk], true],
    ['is not missing while nothing may be listed', 'sold', [], false],
    ['cannot be missing when none was chosen', undefined, [desk], false],
    ['cannot be missing when the standard one was chosen', '', [desk], false],
  ])('%s', (_name, chosen, inputs, missing) => {
    expect(isMissing(chosen, inputs)).toBe(missing);
  });
});

it('stops an answer after one minute and a monologue after three', () => {
  expect(RECORDING_LIMIT_MS).toMatchObject({ answer: 60_000, monologue: 180_000 });
});

describe('what she is told of her recording', () => {
  it.each([
    ['a call', ['muted'], 'muted'],
    ['a call that is over', ['muted', 'unmuted'], 'gap'],
    ['two calls', ['muted', 'unmuted', 'muted', 'unmuted'], 'gap'],
    ['a switch that is off', ['silent'], 'silent'],
    ['a switch she has found', ['silent', 'unmuted'], undefined],
    ['a headset that was unplugged', ['muted', 'unmuted', 'ended'], 'ended'],
  ] as const)('%s', (_name, troubles, note) => {
    expect(troubles.reduce<ReturnType<typeof noteAfter>>(noteAfter, undefined)).toBe(note);
  });
});

describe('gaps', () => {
  it('are told from the beginning of the take, the last one up to its end', () => {
    const gaps = new GapLog(1000);
    gaps.mute(2000);
    gaps.mute(2500);
    gaps.unmute(3000.4);
    gaps.unmute(3500);
    gaps.mute(5000);
    expect(gaps.isOpen).toBe(true);
    expect(gaps.close(6000)).toEqual([
      { fromMs: 1000, toMs: 2000 },
      { fromMs: 4000, toMs: 5000 },
    ]);
  });
});

describe('a microphone that gives nothing', () => {
  it('is told once after a second and a half, and once when it gives something again', () => {
    const watch = new SilenceWatch();
    const told = [0, 1000, 1499, 1500, 1600, 9000].map((now) => watch.hear(true, now));
    expect(told).toEqual([undefined, undefined, undefined, 'silent', undefined, undefined]);
    expect([9100, 9200].map((now) => watch.hear(false, now))).toEqual(['unmuted', undefined]);
    expect(watch.hear(true, 9300)).toBeUndefined();
    expect(watch.hear(true, 10_800)).toBe('silent');
  });

  it('is not told of pauses that belong to speaking', () => {
    const watch = new SilenceWatch();
    const told = [0, 1400, 1450, 1460, 2900].map((now) => watch.hear(now !== 1450, now));
    expect(told.every((trouble) => trouble === undefined)).toBe(true);
  });
});

describe('how loud she came through', () => {
  const speaking = (level: number) => [
    ...Array<number>(50).fill(0.01),
    ...Array<number>(50).fill(level),
  ];

  it.each([
    ['nothing', []],
    ['nothing', speaking(0.02)],
    ['too-quiet', speaking(0.12)],
    ['good', speaking(0.5)],
    ['too-loud', speaking(1)],
  ] as const)('%s', (advice, levels) => {
    expect(loudnessAdvice(levels)).toBe(advice);
  });

  it('does not take one loud word for shouting', () => {
    expect(loudnessAdvice([...Array<number>(90).fill(0.5), ...Array<number>(10).fill(1)])).toBe(
      'good',
    );
  });
});
