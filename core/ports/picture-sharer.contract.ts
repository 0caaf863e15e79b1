import { describe, expect, it } from 'vitest';
import type { PictureSharer } from './picture-sharer.ts';

interface Subject {
  readonly sharer: PictureSharer;
  /** The names of what was handed over. */
  handedOver(): readonly string[];
  /** From now on another app is offered, which she takes or not. */
  offers(isTaken: boolean): void;
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="red"/></svg>';

export function pictureSharerContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the PictureSharer contract`, () => {
    it('saves a picture where no other app is offered', async () => {
      const { sharer, handedOver } = await fresh();
      expect(await sharer.share('oz-30', DRAWING)).toBe('saved');
      expect(handedOver()).toEqual(['oz-30.png']);
    });

    it('shares it where one is, and saves nothing then', async () => {
      const { sharer, handedOver, offers } = await fresh();
      offers(true);
      expect(await sharer.share('oz-50', DRAWING)).toBe('shared');
      expect(handedOver()).toEqual(['oz-50.png']);
    });

    it('leaves it where she chooses none', async () => {
      const { sharer, handedOver, offers } = await fresh();
      offers(false);
      expect(await sharer.share('oz-50', DRAWING)).toBe('left');
      expect(handedOver()).toEqual([]);
    });
  });
}
