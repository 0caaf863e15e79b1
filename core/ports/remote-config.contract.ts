import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from '../domain/campaign/campaign.ts';
import { readCampaign } from '../domain/campaign/read-campaign.ts';
import type { RemoteConfig } from './remote-config.ts';

interface Subject {
  readonly config: RemoteConfig;
  /** By the clock of the server; undefined where it does not say. */
  readonly serverNow: number | undefined;
  edit(values: Readonly<Record<string, string>>): Promise<void>;
  goOffline(): void;
}

/** `fresh` gives a configuration in which nothing was set. */
export function remoteConfigContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the RemoteConfig contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const loaded = async () => {
      const found = await subject.config.load();
      if (!found.ok) throw new Error(found.error.kind);
      return found.value;
    };

    it('gives the defaults until something is set', async () => {
      expect(readCampaign((await loaded()).values)).toEqual(readCampaign(DEFAULT_PARAMETERS));
    });

    it('gives what was set, and the rest as it was', async () => {
      await subject.edit({ campaign_id: 'spring', campaign_popup_show: 'true' });
      expect(readCampaign((await loaded()).values)).toMatchObject({
        id: 'spring',
        popup: { isOn: true, hasButton: false, message: '' },
        banner: { isOn: false, backgroundColor: 'white' },
      });
      await subject.edit({ campaign_id: 'summer' });
      expect((await loaded()).values['campaign_id']).toBe('summer');
    });

    it('tells the time of the server, where it says', async () => {
      expect((await loaded()).serverNow).toBe(subject.serverNow);
    });

    it('says so when there is no network', async () => {
      subject.goOffline();
      expect(await subject.config.load()).toEqual({ ok: false, error: { kind: 'offline' } });
    });
  });
}
