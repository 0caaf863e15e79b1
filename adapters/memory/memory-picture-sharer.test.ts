import { pictureSharerContract } from '../../core/ports/picture-sharer.contract.ts';
import { MemoryPictureSharer } from './memory-picture-sharer.ts';

pictureSharerContract('MemoryPictureSharer', async () => {
  const sharer = new MemoryPictureSharer();
  return {
    sharer,
    handedOver: () => sharer.handedOver,
    offers: (isTaken) => {
      sharer.isTaken = isTaken;
    },
  };
});
