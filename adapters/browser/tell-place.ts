/** What a service worker asks a page. */
const QUESTION = 'where-are-you';

/** From now on the service worker is told where this page is: by itself it may know only where the page began. */
export function tellPlace(): void {
  // Private modes and old WebViews have none.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === QUESTION) ports[0]?.postMessage(location.href);
  });
}
