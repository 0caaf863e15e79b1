import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

export interface DrawingPlace {
  readonly element: HTMLElement;
  /** Without what React leaves for later. */
  draw(node: ReactNode): void;
}

/** A place in the page of a browser, anew for each test of the file. */
export function drawingPlace(): DrawingPlace {
  let element: HTMLElement;
  let root: Root;
  beforeEach(() => {
    element = document.body.appendChild(document.createElement('div'));
    root = createRoot(element);
  });
  afterEach(() => {
    root.unmount();
    element.remove();
  });
  return {
    get element() {
      return element;
    },
    draw: (node) => flushSync(() => root.render(node)),
  };
}
