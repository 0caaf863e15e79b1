import { expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['audio/mpeg', latin('ID3\x04')],
  ['audio/mpeg', new Uint8Array([0xff, 0xfb, 0x90])],
  ['audio/mpeg', new Uint8Array([0xff, 0xf3, 0x40])],
  ['audio/aac', new Uint8Array([0xff, 0xf1, 0x50])],
  ['audio/wav', latin('RIFF\0\0\0\0WAVE')],
  ['audio/mp4', latin('\0\0\0\x20ftypM4A ')],
  ['audio/webm', latin('\x1A\x45\xDF\xA3')],
  ['audio/ogg', latin('OggS')],
  ['audio/flac', latin('fLaC')],
])('knows %s by how it begins', (type, sound) => {
  expect(mediaTypeOf(sound)).toBe(type);
});

it.each([
  ['nothing', latin('')],
  ['half of a name', latin('ID')],
  ['a page', latin('<!doctype html>')],
  ['an answer of a server', latin('{"message":"no"}')],
  ['a picture', latin('\xFF\xD8\xFF\xE0')],
])('takes %s for no sound', (_, bytes) => {
  expect(mediaTypeOf(bytes)).toBeUndefined();
});
