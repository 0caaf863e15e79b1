const KEY = 'oz-asked-to-persist';

/** Asks the browser not to clear away what is kept here when the device runs short; once, for some ask the learner. */
export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, 'yes');
    await navigator.storage.persist();
  } catch {
    // A browser that has no such promise to give clears away when it likes.
  }
}
