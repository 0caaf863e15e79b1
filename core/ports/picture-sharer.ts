/** `shared` with another app of hers, `saved` as a file, or `left`: she chose none. */
export type Handover = 'shared' | 'saved' | 'left';

export interface PictureSharer {
  /**
   * Hands a picture over to what she chooses; where the device offers nothing, it is saved.
   *
   * @param name of the file, without its ending
   * @param svg a drawing that has its width and height in pixels, and takes nothing from outside
   */
  share(name: string, svg: string): Promise<Handover>;
}
