import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';
import { changeLanguage, openTexts, startI18n } from './start-i18n.ts';

describe('the texts', () => {
  const missing: string[] = [];

  beforeAll(async () => {
    startI18n('ja', await loadTexts('ja'), (key) => missing.push(key));
  });

  it('that are missing are told of once, and drawn as what they are called', async () => {
    const t = (key: string): string => Reflect.apply(i18next.t, i18next, [key]);
    expect(t('common:nowhere')).toBe('common:nowhere');
    expect(t('common:nowhere')).toBe('common:nowhere');
    expect(t('account:signOut')).toBe('account:signOut');
    expect(missing).toEqual(['common:nowhere', 'account:signOut']);
  });

  it('of the first screen are there from the start, those of others when they are opened', async () => {
    expect(i18next.t('common:reload')).toBe('再読み込み');
    expect(i18next.hasResourceBundle('ja', 'account')).toBe(false);
    await openTexts('account', 'forms');
    expect(i18next.t('account:signOut')).toBe('ログアウト');
    expect(i18next.hasResourceBundle('ja', 'notices')).toBe(false);
  });

  it('follow the language, with everything that was opened', async () => {
    await changeLanguage('ko');
    expect(i18next.t('account:signOut')).toBe('로그아웃');
    expect(i18next.hasResourceBundle('ko', 'notices')).toBe(false);
    await openTexts('notices');
    expect(i18next.t('notices:later')).toBe('나중에');
  });

  it('follow a language that is changed while they are on their way', async () => {
    await Promise.all([openTexts('onboarding'), changeLanguage('en')]);
    expect(i18next.language).toBe('en');
    expect(i18next.t('onboarding:skip')).toBe('Skip');
  });
});
