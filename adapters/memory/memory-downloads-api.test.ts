import { downloadsApiContract } from '../../core/ports/downloads-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

downloadsApiContract('MemoryDownloadsApi', async () => {
  const world = smallWorld();
  const yui = await memoryLearner(world, new MemoryClock());
  world.files.set('takes/yui@oz.example/a-1', 'said:mine');
  world.files.set('takes/ken@oz.example/a-2', 'said:his');
  return {
    ...yui.controls,
    downloads: yui.downloads,
    prompt: { path: 'questions/one/prompt.mp3', bytes: bytes('sound:one を英語で') },
    change: (sound) => {
      world.files.set('questions/one/prompt.mp3', new TextDecoder().decode(sound));
    },
    ownTake: { path: 'takes/yui@oz.example/a-1', bytes: bytes('said:mine') },
    anothersTakePath: 'takes/ken@oz.example/a-2',
  };
});
