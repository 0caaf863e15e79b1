import { describe, expect, it } from 'vitest';
import { sliceFile } from './slice-file.ts';

const file = () => new Response('0123456789', { headers: { 'content-type': 'audio/mp4' } });

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-6', '456', 'bytes 4-6/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is "%s"', async (range, text, contentRange) => {
    const part = await sliceFile(file(), range);
    expect(part.status).toBe(206);
    expect(await part.clone().text()).toBe(text);
    expect(part.headers.get('content-range')).toBe(contentRange);
    expect(part.headers.get('content-length')).toBe(String(text.length));
    expect(part.headers.get('content-type')).toBe('audio/mp4');
  });

  it.each([null, '', 'bytes=', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    'is all of it for %j',
    async (range) => {
      const whole = await sliceFile(file(), range);
      expect(whole.status).toBe(200);
      expect(await whole.text()).toBe('0123456789');
    },
  );

  it.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('is none for %s', async (range) => {
    const none = await sliceFile(file(), range);
    expect(none.status).toBe(416);
    expect(none.headers.get('content-range')).toBe('bytes */10');
  });
});
