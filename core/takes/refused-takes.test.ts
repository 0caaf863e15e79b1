import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle } from '../../adapters/http/small-oz.fixture.ts';
import { REFUSED_KEPT_MS } from '../outbox/outbox-kind.ts';
import { keptTake } from './kept-take.fixture.ts';
import { takeDevice } from './take-device.fixture.ts';

describe('what was left unsent and will never be graded', () => {
  let device: Awaited<ReturnType<typeof takeDevice>>;

  beforeEach(async () => {
    device = await takeDevice();
  });

  it.each([
    ['', 'no-speech'],
    [`Say two ${MUMBLED}`, 'not-understood'],
  ] as const)(
    'stays with the reason, and is not sent by itself again: "%s"',
    async (said, refusal) => {
      await device.takes.keep(keptTake(1, device.yui, said));
      device.sending.start();
      await settle();
      expect(await device.kind.all()).toMatchObject([{ answerId: device.id(1), refusal }]);
      await device.sending.flush();
      expect(device.sent).toEqual([device.id(1)]);
    },
  );

  it('is forgotten after two weeks where it was cut off, and she never sent it', async () => {
    await device.takes.keep({ ...keptTake(1, device.yui), isInterrupted: true });
    await device.sending.flush();
    expect(await device.left()).toEqual([device.id(1)]);
    device.clock.pass(REFUSED_KEPT_MS + 1);
    await device.sending.flush();
    expect(await device.left()).toEqual([]);
  });

  it('is sent once more when she wants it', async () => {
    await device.takes.keep({ ...keptTake(1, device.yui), refusal: 'not-understood' });
    expect(await device.sending.send('take', device.id(1))).toMatchObject({
      ok: true,
      value: { outcome: 'correct' },
    });
    expect(await device.left()).toEqual([]);
  });

  it('is forgotten after two weeks, and one that only waits is not', async () => {
    device.connectivity.turn(false);
    await device.takes.keep({ ...keptTake(1, device.yui), refusal: 'not-understood' });
    await device.takes.keep(keptTake(2, device.yui));
    device.clock.pass(REFUSED_KEPT_MS);
    device.oz.isOffline = true;
    device.connectivity.turn(true);
    await device.sending.flush();
    expect(await device.left()).toEqual([device.id(1), device.id(2)]);
    device.clock.pass(1);
    await device.sending.flush();
    expect(await device.left()).toEqual([device.id(2)]);
  });
});
