import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { FindForm } from './find-form.ts';

const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('FindForm', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let id: string;

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner();
    const me = await yui.account.me();
    id = me.ok ? me.value.id : '';
  });

  const find = (query: Readonly<Record<string, string>>) =>
    new FindForm(yui.appConfig, yui.account).execute(query);
  const setUp = (form: 'cancel' | 'correction_feedback', address: string) => {
    oz.setForm(form, address);
  };

  it('leads to the form the operator has set up', async () => {
    setUp('cancel', 'https://forms.example/c');
    expect(await find({ redirect: 'cancel', answer_id: 'a' })).toEqual({
      ok: true,
      value: {
        form: 'cancel',
        link: `https://forms.example/c?email=yui%40oz.example&student_id=${id}`,
      },
    });
  });

  it('tells feedback on a correction which one it is about', async () => {
    setUp('correction_feedback', 'https://forms.example/f');
    expect(await find({ redirect: 'correction_feedback', answer_id: 'a' })).toMatchObject({
      value: {
        link: `https://forms.example/f?email=yui%40oz.example&student_id=${id}&recording_hash=Unknown&correction_detail_id=Unknown&answer_id=a`,
      },
    });
  });

  it('writes a mail to the operator where there is no form', async () => {
    expect(await find({ redirect: 'inquiry_form' })).toMatchObject({
      value: {
        form: 'inquiry_form',
        link: `mailto:support@oz.example?subject=inquiry_form&body=%0D%0A%0D%0Aemail%3A%20yui%40oz.example%0D%0Astudent_id%3A%20${id}`,
      },
    });
  });

  it.each([
    {},
    { redirect: '' },
    { redirect: 'constructor' },
    { redirect: 'https://evil.example' },
  ])('refuses %o as unknown, without asking the server', async (query) => {
    oz.isOffline = true;
    expect(await find(query)).toEqual(refused('unknown-redirect'));
  });

  it('is refused without a network, and without a session', async () => {
    oz.isOffline = true;
    expect(await find({ redirect: 'cancel' })).toEqual(refused('offline'));
    oz.isOffline = false;
    yui.store.clear();
    expect(await find({ redirect: 'cancel' })).toEqual(refused('signed-out'));
  });
});
