import { beforeEach, describe, expect, it } from 'vitest';
import { FORM_NAMES } from '../navigation/form-redirect.ts';
import type { AppConfig } from './app-config.ts';

interface Subject {
  /** Of an operator who has named an address for inquiries, and one for analytics, and nothing else. */
  readonly config: AppConfig;
  readonly inquiries: string;
  readonly analytics: string;
  goOffline(): void;
}

export function appConfigContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AppConfig contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('tells the address of every form, or that there is none', async () => {
      const settings = await subject.config.load();
      if (!settings.ok) throw new Error(settings.error.kind);
      const { forms, supportEmail, errorReportingDsn, analyticsUrl } = settings.value;
      expect(Object.keys(forms).toSorted()).toEqual(FORM_NAMES.toSorted());
      expect(forms).toMatchObject({ inquiry_form: subject.inquiries, cancel: undefined });
      expect(supportEmail).toContain('@');
      expect(errorReportingDsn).toBeUndefined();
      expect(analyticsUrl).toBe(subject.analytics);
    });

    it('says so when there is no network', async () => {
      subject.goOffline();
      expect(await subject.config.load()).toEqual({ ok: false, error: { kind: 'offline' } });
    });
  });
}
