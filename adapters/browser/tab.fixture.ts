let frames: HTMLIFrameElement[] = [];

/** A page of our own origin beside this one, with a navigator of its own: to the browser it is another tab. */
export function openTab(): { readonly window: Window; close(): void } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  const { contentWindow: window } = frame;
  if (!window) throw new Error('The frame has no page');
  return { window, close: () => frame.remove() };
}

export function closeTabs(): void {
  for (const frame of frames) frame.remove();
  frames = [];
}
