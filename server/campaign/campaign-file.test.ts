import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_TOKEN, openTestServer } from '../http/test-server.ts';
import { CampaignFile } from './campaign-file.ts';

let folder: string;
let now: number;
let warnings: string[];
let file: CampaignFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oz-campaign-'));
  now = 0;
  warnings = [];
  file = new CampaignFile({ folder, warn: (trouble) => warnings.push(trouble), now: () => now });
});

afterEach(() => rmSync(folder, { recursive: true }));

const edits = (text: string) => {
  writeFileSync(join(folder, 'campaign.json'), text);
  now += 1000;
};

describe('campaign.json', () => {
  it('is true without a restart, and nothing is set without it', () => {
    expect(file.read()).toEqual({});
    edits('{"campaign_id": "winter", "campaign_popup_show": true}');
    expect(file.read()).toEqual({ campaign_id: 'winter', campaign_popup_show: true });
    rmSync(join(folder, 'campaign.json'));
    now += 1000;
    expect(file.read()).toEqual({});
  });

  it.each([
    ['no JSON', '{"campaign_id": '],
    ['another field', '{"campagn_id": "winter"}'],
    ['a text for a flag', '{"campaign_popup_show": "true"}'],
    ['an unsafe address', '{"campaign_banner_url": "http://oz.example"}'],
    ['a date without an offset', '{"campaign_start_date": "2026-12-01T00:00:00"}'],
    ['an end before the beginning', '{"campaign_start_date": "2026-12-01T00:00:00Z"}'],
    ['a colour that is none', '{"campaign_banner_background_color": "url(x)"}'],
  ])('with %s is as without, and said once', (_, text) => {
    edits(text);
    expect(file.read()).toEqual({});
    now += 1000;
    file.read();
    expect(warnings).toHaveLength(1);
  });

  it('is what was written last', () => {
    const span = {
      campaign_start_date: '2026-12-01T00:00:00+09:00',
      campaign_end_date: '2026-12-31T23:59:59+09:00',
    };
    expect(file.write(span)).toEqual([]);
    expect(file.write({ campaign_banner_url: 'ftp://oz.example' })).toEqual([
      { field: 'campaign_banner_url', reason: 'no-safe-address' },
    ]);
    expect(file.read()).toEqual(span);
    expect(new CampaignFile({ folder, warn: () => {} }).read()).toEqual(span);
  });
});

it('a page may show the pictures of the campaign, and of nowhere else', async () => {
  const test = await openTestServer();
  try {
    const policy = async () =>
      (await test.server.inject({ url: '/' })).headers['content-security-policy'];
    expect(await policy()).toContain("img-src 'self' data:;");
    const { statusCode } = await test.server.inject({
      method: 'PUT',
      url: '/api/v1/app_config/campaign',
      headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
      payload: { campaign_banner_image_url: 'https://pictures.oz.example/b.png' },
    });
    expect(statusCode).toBe(200);
    expect(await policy()).toContain("img-src 'self' https://pictures.oz.example data:;");
    for (const authorization of ['', 'Bearer somebody-else'])
      expect(
        (
          await test.server.inject({
            method: 'PUT',
            url: '/api/v1/app_config/campaign',
            headers: { authorization },
            payload: {},
          })
        ).statusCode,
      ).toBe(401);
  } finally {
    await test.close();
  }
}, 60_000);
