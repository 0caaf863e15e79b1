import { expect, it } from 'vitest';
import { pictureSharerContract } from '../../core/ports/picture-sharer.contract.ts';
import { BrowserPictureSharer } from './browser-picture-sharer.ts';

function subject() {
  const names: string[] = [];
  const saved: Uint8Array[] = [];
  let isTaken: boolean | undefined;
  const files = {
    save: async (name: string, bytes: Uint8Array) => {
      names.push(name);
      saved.push(bytes);
    },
  };
  const sharer = new BrowserPictureSharer(files, {
    canShare: () => isTaken !== undefined,
    share: async ({ files: given = [] } = {}) => {
      if (!isTaken) throw new DOMException('She chose none', 'AbortError');
      names.push(...given.map(({ name }) => name));
    },
  });
  return {
    sharer,
    saved,
    handedOver: () => names,
    offers: (taken: boolean) => {
      isTaken = taken;
    },
  };
}

pictureSharerContract('BrowserPictureSharer', async () => subject());

it('saves a PNG of twice the size of its drawing', async () => {
  const { sharer, saved } = subject();
  await sharer.share(
    'oz',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#2fb4bc"/></svg>',
  );
  const [bytes = new Uint8Array()] = saved;
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  expect([bitmap.width, bitmap.height]).toEqual([80, 60]);
  const canvas = new OffscreenCanvas(80, 60);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  expect([...(context?.getImageData(40, 30, 1, 1).data ?? [])]).toEqual([0x2f, 0xb4, 0xbc, 255]);
});
