import { beforeEach, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { fail, ok } from '../shared/result.ts';
import { keepRenewed } from './keep-renewed.ts';
import { ProveByPassword } from './prove-by-password.ts';

let oz: SmallOz;
let yui: SmallOzLearner;

beforeEach(async () => {
  oz = await smallOz();
  yui = await oz.learner();
});

const byPassword = (password: string) =>
  new ProveByPassword(yui.account, yui.store).execute(password);

it('keeps the new tokens, with which she goes on when the old ones are refused', async () => {
  const before = yui.store.load();
  expect(await byPassword(yui.password)).toEqual({ ok: true });
  expect(yui.store.load()).not.toEqual(before);
  oz.clock.pass(11 * 60_000);
  expect(await yui.account.me()).toMatchObject({ ok: true });
});

it('leaves the tokens as they are where the proof was refused', async () => {
  const before = yui.store.load();
  expect(await byPassword('Wrong-2026!')).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  expect(await keepRenewed(yui.store, async () => fail({ kind: 'offline' }))).toMatchObject({
    ok: false,
  });
  expect(yui.store.load()).toEqual(before);
});

it('brings nothing back where she signed out meanwhile', async () => {
  const proving = keepRenewed(yui.store, async () => {
    yui.store.clear();
    return ok(yui.session);
  });
  expect(await proving).toEqual({ ok: true });
  expect(yui.store.load()).toBeUndefined();
});

it('replaces no session of another learner who signed in meanwhile', async () => {
  const ken = await oz.learner('ken');
  await keepRenewed(yui.store, async () => {
    yui.store.save(ken.session);
    return ok(yui.session);
  });
  expect(yui.store.load()).toEqual(ken.session);
});
