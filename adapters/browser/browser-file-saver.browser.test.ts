import { fileSaverContract } from '../../core/ports/file-saver.contract.ts';
import { BrowserFileSaver } from './browser-file-saver.ts';

fileSaverContract('BrowserFileSaver', async () => {
  let saved: Promise<{ name: string; bytes: Uint8Array }> | undefined;
  document.addEventListener('click', (click) => {
    const link = click.target;
    if (!(link instanceof HTMLAnchorElement)) return;
    // A real download would end in a folder of the machine.
    click.preventDefault();
    const { download: name, href } = link;
    saved = fetch(href).then(async (file) => ({
      name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
  });
  return { saver: new BrowserFileSaver(), saved: async () => saved };
});
