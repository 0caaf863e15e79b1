/** Lets work that is in no hurry wait while any that is goes on. */
export class RightOfWay {
  #others = 0;
  #waiting: (() => void)[] = [];

  begin(): void {
    this.#others += 1;
  }

  end(): void {
    this.#others -= 1;
    if (this.#others > 0) return;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** Resolves while no other work goes on. */
  async free(): Promise<void> {
    while (this.#others > 0) await new Promise<void>((goOn) => this.#waiting.push(goOn));
  }
}
