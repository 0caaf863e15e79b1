import { expect, it } from 'vitest';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { CopyPresenter } from './copy-presenter.ts';

it('copies, says so for a moment, and says where it could not', async () => {
  const [clipboard, clock] = [new MemoryClipboard(), new MemoryClock()];
  const copying = new CopyPresenter(clipboard, clock);
  await copying.copy('one');
  expect([clipboard.text, copying.state]).toEqual(['one', 'copied']);
  clock.pass(3000);
  clipboard.isRefusing = true;
  await copying.copy('two');
  expect([clipboard.text, copying.state]).toEqual(['one', 'refused']);
  clock.pass(3999);
  expect(copying.state).toBe('refused');
  clock.pass(1);
  expect(copying.state).toBe('ready');
});

it('says it of nothing but what was copied', async () => {
  const copying = new CopyPresenter(new MemoryClipboard(), new MemoryClock());
  expect(copying.told('one')).toBe('ready');
  await copying.copy('one');
  expect([copying.told('one'), copying.told('two')]).toEqual(['copied', 'ready']);
});
