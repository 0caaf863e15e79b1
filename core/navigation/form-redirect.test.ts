import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionContext, FORM_NAMES, formLink, isFormName, mailLink } from './form-redirect.ts';

const NO_LEARNER = { email: undefined, studentId: undefined, customerId: undefined };
const YUI = { email: 'yui+oz&co@oz.example', studentId: 's 1', customerId: 'c/2' };

describe('isFormName', () => {
  it.each(FORM_NAMES)('knows %s', (name) => {
    expect(isFormName(name)).toBe(true);
  });

  it.each(['', 'CANCEL', 'cancel ', 'constructor', 'length', 'https://evil.example'])(
    'does not know "%s"',
    (name) => {
      expect(isFormName(name)).toBe(false);
    },
  );
});

describe('correctionContext', () => {
  it('takes what the address names, and calls the rest unknown', () => {
    const named = { recording_hash: 'h', correction_detail_id: 'd', answer_id: 'a' };
    const known = { recordingHash: 'h', correctionDetailId: 'd', answerId: 'a' };
    expect(correctionContext(named)).toEqual(known);
    expect(correctionContext({ answer_id: 'a', recording_hash: '' })).toEqual({
      recordingHash: 'Unknown',
      correctionDetailId: 'Unknown',
      answerId: 'a',
    });
  });
});

describe('formLink', () => {
  it.each([
    ['https://f.example', 'https://f.example?'],
    ['https://f.example/f?usp=pp_url', 'https://f.example/f?usp=pp_url&'],
    ['mailto:help@oz.example?subject=cancel', 'mailto:help@oz.example?subject=cancel&'],
  ])('fills %s with what is known of her', (address, start) => {
    expect(formLink(address, YUI)).toBe(
      `${start}email=yui%2Boz%26co%40oz.example&student_id=s%201&customer_id=c%2F2`,
    );
  });

  it('leaves out what is not known', () => {
    expect(formLink('https://f.example/?a=1', NO_LEARNER)).toBe('https://f.example/?a=1');
    expect(formLink('https://f.example/', { ...NO_LEARNER, studentId: 's' })).toBe(
      'https://f.example/?student_id=s',
    );
  });

  it('puts nothing behind the fragment', () => {
    expect(formLink('https://f.example/#/a?b#c', { ...NO_LEARNER, studentId: 's' })).toBe(
      'https://f.example/?student_id=s#/a?b#c',
    );
  });

  it('tells which correction feedback is about', () => {
    expect(formLink('https://f.example/', NO_LEARNER, correctionContext({ answer_id: '猫' }))).toBe(
      'https://f.example/?recording_hash=Unknown&correction_detail_id=Unknown&answer_id=%E7%8C%AB',
    );
  });

  const text = fc.string({ unit: 'binary' });
  const known = fc.option(text, { nil: undefined });
  const prefill = fc.record({ email: known, studentId: known, customerId: known });
  const context = fc.option(
    fc.record({ recordingHash: text, correctionDetailId: text, answerId: text }),
    { nil: undefined },
  );
  const form = fc.webUrl({ withQueryParameters: true, withFragments: true });

  it('keeps the place, its own query and its fragment, whatever is filled in', () => {
    fc.assert(
      fc.property(form, prefill, context, (address, who, what) => {
        const [before, after] = [new URL(address), new URL(formLink(address, who, what))];
        expect([after.origin, after.pathname, after.hash]).toEqual([
          before.origin,
          before.pathname,
          before.hash,
        ]);
        const own = [...before.searchParams];
        expect([...after.searchParams].slice(0, own.length)).toEqual(own);
      }),
    );
  });

  it('says of her exactly what is known', () => {
    fc.assert(
      fc.property(prefill, context, (who, what) => {
        const filled = new URL(formLink('https://f.example/', who, what)).searchParams;
        const all = {
          email: who.email,
          student_id: who.studentId,
          customer_id: who.customerId,
          recording_hash: what?.recordingHash,
          correction_detail_id: what?.correctionDetailId,
          answer_id: what?.answerId,
        };
        expect([...filled]).toEqual(Object.entries(all).filter(([, value]) => value !== undefined));
      }),
    );
  });
});

describe('mailLink', () => {
  it('names the form, and leaves room above what is known of the learner', () => {
    const link = mailLink('support@oz.example', 'cancel', YUI);
    const { searchParams, pathname } = new URL(link);
    expect(pathname).toBe('support@oz.example');
    expect(searchParams.get('subject')).toBe('cancel');
    expect(searchParams.get('body')).toBe(
      '\r\n\r\nemail: yui+oz&co@oz.example\r\nstudent_id: s 1\r\ncustomer_id: c/2',
    );
  });
});
