import { describe, expect, it } from 'vitest';
import { appUpdatesContract } from '../../core/ports/app-updates.contract.ts';
import { ServiceWorkerUpdates } from './service-worker-updates.ts';
import { SmallContainer } from './small-container.fixture.ts';

async function registered(container: SmallContainer) {
  let restarts = 0;
  const reload = () => {
    restarts += 1;
  };
  const updates = new ServiceWorkerUpdates({ container: container.asContainer(), reload });
  await updates.register();
  return { updates, publish: () => void container.install(), restarts: () => restarts };
}

appUpdatesContract('ServiceWorkerUpdates', () => registered(new SmallContainer()));

describe('ServiceWorkerUpdates', () => {
  it('takes the very first worker for no update', async () => {
    const { updates, publish } = await registered(new SmallContainer(true));
    let told = 0;
    updates.watch(() => {
      told += 1;
    });
    publish();
    expect(told).toBe(0);
  });

  it('starts anew also when another tab changed over meanwhile', async () => {
    const container = new SmallContainer();
    const { updates, restarts } = await registered(container);
    container.changeOver(container.install());
    await updates.apply();
    expect(restarts()).toBe(1);
  });

  it('does without service workers', async () => {
    const reload = () => {
      throw new Error('reloaded');
    };
    const updates = new ServiceWorkerUpdates({ container: undefined, reload });
    await updates.register();
    await updates.apply();
    updates.watch(() => {})();
  });
});
