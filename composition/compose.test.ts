import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { MemoryClock } from '../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../adapters/memory/memory-ids.ts';
import { MemoryRecorder } from '../adapters/memory/memory-recorder.ts';
import { httpBackend } from './backends/http-backend.ts';
import { compose, refuseOpenSockets } from './compose.ts';
import { coreModule } from './core-module.ts';
import { MemoryDevice } from './devices/memory-device.ts';
import { deviceModule } from './modules/device-module.ts';
import { Make, Shared } from './tokens.ts';

const device = () => new MemoryDevice(new MemoryClock(), new MemoryIds(), new MemoryRecorder());

it('makes every presenter from a device and a backend', async () => {
  const held = device();
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const backend = httpBackend('http://oz.test', () => 'ja', held, { fetch: offline });
  const app = compose(held, backend);
  for (const token of Object.values(Make)) expect(app.get<unknown>(token)).toBeTypeOf('function');
  expect(app.get(Shared.session).state).toEqual({ step: 'unknown' });
  const kit = await app.get(Make.lessonKit)();
  expect(kit.lessonPlayer('lesson').player.turn.state).toEqual({ step: 'loading' });
});

it('does not start with a socket left open', () => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(coreModule, deviceModule(device()));
  expect(() => refuseOpenSockets(container)).toThrow('No adapter is plugged into port "apis"');
});
