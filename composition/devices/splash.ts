/** The app starts beside an answer that takes longer, and beside a picture that is not there yet. */
const AT_MOST_MS = 300;

/**
 * The mark of Oz while the libraries are on their way, from when it is known that Oz is not being looked after; the style
 * sheet takes it away with the first screen. What the page has promised is fetched after it.
 */
export async function showSplash(isMaintenance: Promise<boolean>): Promise<void> {
  // All parts are on the device: the screen itself is there almost at once.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  if (!isKept) await Promise.race([shown(isMaintenance), after(AT_MOST_MS)]);
  const further = document.querySelector<HTMLTemplateElement>('#further-parts');
  if (further) document.head.append(further.content);
}

async function shown(isMaintenance: Promise<boolean>): Promise<void> {
  if (await isMaintenance) return;
  document.querySelector('#splash')?.removeAttribute('hidden');
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await after(0);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
