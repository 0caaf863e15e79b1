import type { FileSaver } from '../../core/ports/file-saver.ts';
import type { Handover, PictureSharer } from '../../core/ports/picture-sharer.ts';

/** Sharp on a screen that has two dots for a pixel. */
const DENSITY = 2;

/** What a browser may offer. */
type Sharing = Pick<Partial<Navigator>, 'canShare' | 'share'>;

export class BrowserPictureSharer implements PictureSharer {
  readonly #files: FileSaver;
  readonly #sharing: Sharing;

  constructor(files: FileSaver, sharing: Sharing = navigator) {
    this.#files = files;
    this.#sharing = sharing;
  }

  async share(name: string, svg: string): Promise<Handover> {
    const picture = await draw(svg);
    const files = [new File([picture], `${name}.png`, { type: 'image/png' })];
    if (this.#sharing.canShare?.({ files }) && this.#sharing.share) {
      try {
        await this.#sharing.share({ files });
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'left';
        // Some browsers offer what they then refuse.
      }
    }
    await this.#files.save(`${name}.png`, new Uint8Array(await picture.arrayBuffer()));
    return 'saved';
  }
}

async function draw(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * DENSITY;
  canvas.height = image.naturalHeight * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!picture) throw new Error('A browser drew no picture');
  return picture;
}
