import type { Handover, PictureSharer } from '../../core/ports/picture-sharer.ts';

export class MemoryPictureSharer implements PictureSharer {
  /** Not part of the port: the names of what was handed over, and whether another app is offered and taken. */
  readonly handedOver: string[] = [];
  isTaken: boolean | undefined;

  async share(name: string): Promise<Handover> {
    if (this.isTaken === false) return 'left';
    this.handedOver.push(`${name}.png`);
    return this.isTaken ? 'shared' : 'saved';
  }
}
