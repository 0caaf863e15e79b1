import type { Container } from 'inversify';
import type { Device } from './device.ts';
import { Make } from './tokens.ts';

/** What an earlier visit has left unsent is sent; where nothing was left, nothing is loaded. */
export async function flushTakes(app: Container, device: Device): Promise<void> {
  if (await device.hasTakes()) await app.get(Make.takesKit)();
}
