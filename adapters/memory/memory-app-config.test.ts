import { appConfigContract } from '../../core/ports/app-config.contract.ts';
import { MemoryAppConfig } from './memory-app-config.ts';
import { MemoryWorld } from './memory-world.ts';

appConfigContract('MemoryAppConfig', async () => {
  const world = new MemoryWorld();
  const inquiries = 'https://forms.oz.example/inquiry';
  world.settings = {
    ...world.settings,
    forms: { ...world.settings.forms, inquiry_form: inquiries },
  };
  return {
    config: new MemoryAppConfig(world),
    inquiries,
    goOffline: () => {
      world.isOffline = true;
    },
  };
});
