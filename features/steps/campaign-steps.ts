import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { WITHOUT_CAMPAIGN } from '../support/campaign-window.ts';
import type { OzWorld } from '../support/world.ts';

const PICTURE = '/icons/icon-192.png';

const popupOf = (id: string) => ({
  campaign_id: id,
  campaign_popup_show: true,
  campaign_popup_title: id,
});
const BANNER = {
  campaign_banner_id: 'banner',
  campaign_banner_show: true,
  campaign_banner_image_url: PICTURE,
};

Given(
  /^a popup "([^"]+)" that is shown from (-?\d+) to (-?\d+) hours from now$/,
  async function (this: OzWorld, id: string, from: string, until: string) {
    await this.operator.setsCampaign(popupOf(id), { from: Number(from), until: Number(until) });
  },
);

Given(
  /^a popup and a banner of these hours (that are off|without dates)$/,
  async function (this: OzWorld, how: string) {
    const shown = how === 'without dates';
    await this.operator.setsCampaign(
      { ...popupOf('春'), ...BANNER, campaign_popup_show: shown, campaign_banner_show: shown },
      shown ? undefined : { from: -1, until: 1 },
    );
  },
);

Given(
  /^a banner that is shown from (-?\d+) to (-?\d+) hours from now$/,
  async function (this: OzWorld, from: string, until: string) {
    await this.operator.setsCampaign(BANNER, { from: Number(from), until: Number(until) });
  },
);

Given(
  /^a popup "([^"]+)" with a button (to|that is not to be drawn, to) "([^"]*)"$/,
  async function (this: OzWorld, id: string, how: string, url: string) {
    await this.operator.setsCampaign(
      {
        ...popupOf(id),
        campaign_show_link_button: how === 'to',
        campaign_popup_button_url: url,
        campaign_popup_image_url: PICTURE,
      },
      { from: -1, until: 1 },
    );
  },
);

Given(
  'a banner with the picture {string} that leads to {string}',
  async function (this: OzWorld, picture: string, url: string) {
    await this.operator.setsCampaign(
      { ...BANNER, campaign_banner_image_url: picture, campaign_banner_url: url },
      { from: -1, until: 1 },
    );
  },
);

When('she closes the popup', async function (this: OzWorld) {
  await this.learner.campaigns.closesPopup();
});

Then('her app is given the campaign as it is without', async function (this: OzWorld) {
  const given = await this.learner.campaigns.parameters();
  const names = Object.keys(WITHOUT_CAMPAIGN);
  assert.deepEqual(Object.fromEntries(names.map((name) => [name, given[name]])), {
    ...WITHOUT_CAMPAIGN,
  });
});

Then(
  'the window of both is from {string} to {string}, and the banner is {string}',
  async function (this: OzWorld, from: string, until: string, color: string) {
    const given = await this.learner.campaigns.parameters();
    for (const part of ['', 'banner_']) {
      assert.equal(Date.parse(given[`campaign_${part}start_date`] ?? ''), Date.parse(from));
      assert.equal(Date.parse(given[`campaign_${part}end_date`] ?? ''), Date.parse(until));
    }
    assert.equal(given['campaign_banner_background_color'], color);
  },
);

Then('she sees the popup {string}', async function (this: OzWorld, title: string) {
  assert.equal((await this.learner.campaigns.popup())?.title, title);
});

Then('she sees no popup', async function (this: OzWorld) {
  assert.equal(await this.learner.campaigns.popup(), undefined);
});

Then('she sees a banner on {string}', async function (this: OzWorld, color: string) {
  assert.deepEqual(await this.learner.campaigns.banner(), {
    image: PICTURE,
    color,
    to: undefined,
  });
});

Then('she sees no banner', async function (this: OzWorld) {
  assert.equal(await this.learner.campaigns.banner(), undefined);
});

Then(
  'the popup has a button {string} to {string}',
  async function (this: OzWorld, text: string, to: string) {
    assert.deepEqual(await this.learner.campaigns.popup(), {
      title: '春',
      button: { text, to },
      image: PICTURE,
    });
  },
);

Then('the popup {string} has no button', async function (this: OzWorld, title: string) {
  const popup = await this.learner.campaigns.popup();
  assert.deepEqual(popup && [popup.title, popup.button], [title, undefined]);
});

Then('the banner leads to {string}', async function (this: OzWorld, to: string) {
  assert.equal((await this.learner.campaigns.banner())?.to, to);
});

Then(
  'her app has asked for the campaign {int} time(s)',
  async function (this: OzWorld, times: number) {
    const made = await this.learner.calls.made();
    assert.equal(made.filter(({ path }) => path.endsWith('/v1/app_config/campaign')).length, times);
  },
);
