import { clipboardContract } from '../../core/ports/clipboard.contract.ts';
import { expect, it } from 'vitest';
import { BrowserClipboard } from './browser-clipboard.ts';

clipboardContract('BrowserClipboard', async () => {
  let text: string | undefined;
  let isRefusing = false;
  // A page of a test has no focus, and browsers let only the focused one copy.
  const clipboard = new BrowserClipboard({
    writeText: async (given) => {
      if (isRefusing) throw new DOMException('not allowed', 'NotAllowedError');
      text = given;
    },
  });
  return {
    clipboard,
    pasted: async () => text,
    refuse: () => {
      isRefusing = true;
    },
  };
});

it('refuses where the browser has none', async () => {
  expect(await new BrowserClipboard(Object(undefined)).copy('a')).toMatchObject({ ok: false });
});
