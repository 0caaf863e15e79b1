import { describe, expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from './campaign.ts';
import { instantOf, readCampaign } from './read-campaign.ts';
import { safeAddress } from './safe-address.ts';
import { bannerAt, popupAt } from './shown-campaign.ts';

const FROM = Date.parse('2024-12-02T13:00:00Z');
const UNTIL = FROM + 24 * 60 * 60 * 1000;
const never = () => false;

const on = {
  campaign_id: 'winter',
  campaign_popup_show: 'true',
  campaign_popup_title: 'Winter',
  campaign_show_link_button: 'true',
  campaign_popup_button_url: '/study',
  campaign_banner_show: 'true',
  campaign_banner_image_url: 'https://pictures.oz.example/b.png',
};
const popup = (set: object, now = FROM, wasShown: (id: string) => boolean = never) =>
  popupAt(readCampaign({ ...on, ...set }), now, wasShown);
const banner = (set: object, now = FROM) => bannerAt(readCampaign({ ...on, ...set }), now);

describe('what is read', () => {
  it('is the default where nothing, an empty text or nonsense is set', () => {
    const without = readCampaign({});
    expect(without).toEqual(readCampaign(DEFAULT_PARAMETERS));
    expect(without.popup.shownIn).toEqual({ from: FROM, until: UNTIL });
    expect(without.banner).toMatchObject({
      backgroundColor: 'white',
      shownIn: { from: FROM, until: UNTIL },
    });
    expect(
      readCampaign({
        campaign_start_date: 'tomorrow',
        campaign_end_date: '2024-12-03 22:00',
        campaign_banner_background_color: 'url(https://evil.example)',
        campaign_popup_show: 'perhaps',
      }),
    ).toEqual(without);
  });

  it.each([
    ['2024-12-02T22:00:00+09:00', FROM],
    ['2024-12-02 22:00+0900', FROM],
    ['2024-12-02T13:00Z', FROM],
    ['2024-12-02T22:00:00', undefined],
    ['2024-13-02T22:00:00Z', undefined],
    ['', undefined],
  ])('as an instant, of "%s", is %s', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });
});

describe('a popup', () => {
  it.each([
    ['before its window', {}, FROM - 1, false],
    ['at its beginning', {}, FROM, true],
    ['at its last moment', {}, UNTIL - 1, true],
    ['at its end', {}, UNTIL, false],
    ['that is off', { campaign_popup_show: 'false' }, FROM, false],
    ['without an id', { campaign_id: '' }, FROM, false],
    ['that says nothing', { campaign_popup_title: '' }, FROM, false],
  ])('%s: %o at %i is shown: %s', (_, set, now, isShown) => {
    expect(popup(set, now) !== undefined).toBe(isShown);
  });

  it('is shown once for each campaign', () => {
    expect(popup({}, FROM, (id) => id === 'winter')).toBeUndefined();
    expect(popup({ campaign_id: 'spring' }, FROM, (id) => id === 'winter')).toBeDefined();
  });

  it('has a button where it is asked for and leads somewhere safe', () => {
    expect(popup({})?.button).toEqual({ text: '', to: { kind: 'path', path: '/study' } });
    expect(popup({ campaign_show_link_button: 'false' })?.button).toBeUndefined();
    // biome-ignore lint/suspicious/noScriptUrl: what must not be followed
    expect(popup({ campaign_popup_button_url: 'javascript:alert(1)' })?.button).toBeUndefined();
    expect(popup({ campaign_popup_image_url: 'http://a.example/p.png' })?.image).toBeUndefined();
  });
});

describe('a banner', () => {
  it('is its picture, in its window, while it is on', () => {
    expect(banner({})).toMatchObject({ backgroundColor: 'white', to: undefined });
    expect(banner({}, UNTIL)).toBeUndefined();
    expect(banner({ campaign_banner_show: 'false' })).toBeUndefined();
    expect(banner({ campaign_banner_image_url: 'http://a.example/b.png' })).toBeUndefined();
    expect(banner({ campaign_banner_url: '//evil.example' })?.to).toBeUndefined();
  });
});

describe('an address', () => {
  it.each(['https://oz.example', 'https://a.b.oz.example:8443/p?q=1#f', '/study', '/?a=b'])(
    'is followed: %s',
    (text) => expect(safeAddress(text)).toBeDefined(),
  );

  it.each([
    'http://oz.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://oz.example@evil.example/',
    'https:evil.example',
    'https://',
    'https://oz.example\\@evil.example',
    ' /study',
    'study',
    '/a b',
    '',
  ])('is not followed: %s', (text) => expect(safeAddress(text)).toBeUndefined());
});
