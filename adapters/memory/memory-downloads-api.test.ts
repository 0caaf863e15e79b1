import { downloadsApiContract } from '../../core/ports/downloads-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

downloadsApiContract('MemoryDownloadsApi', async () => {
  const world = smallWorld();
  const yui = await memoryLearner(world, new MemoryClock());
  const own = `takes/${world.accounts.ofEmail(yui.email)?.id}/a-1`;
  world.files.set(own, 'said:mine');
  world.files.set('takes/ken/a-2', 'said:his');
  return {
    ...yui.controls,
    downloads: yui.downloads,
    prompt: { path: 'questions/one/prompt.mp3', bytes: bytes('sound:one を英語で') },
    change: (sound) => {
      world.files.set('questions/one/prompt.mp3', new TextDecoder().decode(sound));
    },
    ownTake: { path: own, bytes: bytes('said:mine') },
    anothersTakePath: 'takes/ken/a-2',
  };
});
