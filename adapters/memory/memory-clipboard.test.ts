import { clipboardContract } from '../../core/ports/clipboard.contract.ts';
import { MemoryClipboard } from './memory-clipboard.ts';

clipboardContract('MemoryClipboard', async () => {
  const clipboard = new MemoryClipboard();
  return {
    clipboard,
    pasted: async () => clipboard.text,
    refuse: () => {
      clipboard.isRefusing = true;
    },
  };
});
