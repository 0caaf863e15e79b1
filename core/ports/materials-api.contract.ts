import { beforeEach, describe, expect, it } from 'vitest';
import type { MaterialsApi } from './materials-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly materials: MaterialsApi;
  /** Of another learner. */
  readonly anothers: MaterialsApi;
}

/** There are themes of two genres at least, one of them of pictures, the first of none. */
export function materialsApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the MaterialsApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const all = async () => {
      const told = await subject.materials.all();
      if (!told.ok) throw new Error(told.error.kind);
      return told.value;
    };

    it('has every theme, and each of them whole', async () => {
      const [first] = await all();
      if (!first) throw new Error('There is no theme');
      const whole = await subject.materials.one(first.id);
      if (!whole.ok) throw new Error(whole.error.kind);
      expect(whole.value).toMatchObject({ ...first });
      expect(whole.value.points).toHaveLength(3);
      expect(whole.value.models.every(({ audio }) => audio.endsWith('.mp3'))).toBe(true);
      expect(whole.value.picture).toBeUndefined();
      const none = await subject.materials.one('none');
      expect(none).toEqual({ ok: false, error: { kind: 'not-found' } });
    });

    it('has the picture of a theme about one', async () => {
      const theme = (await all()).find(({ genre }) => genre === 'pictures');
      if (!theme) throw new Error('There is no theme about a picture');
      const whole = await subject.materials.one(theme.id);
      if (!whole.ok) throw new Error(whole.error.kind);
      expect(whole.value.picture?.svg).toMatch(/^<svg /);
      expect(whole.value.picture?.alt.en).not.toBe('');
    });

    it('counts tags', async () => {
      const themes = await all();
      const tags = await subject.materials.tags();
      if (!tags.ok) throw new Error(tags.error.kind);
      for (const { tag, count } of tags.value)
        expect(themes.filter((theme) => theme.tags.includes(tag))).toHaveLength(count);
    });

    it('recommends of the genres she chose, which are hers alone', async () => {
      const { materials, anothers } = subject;
      expect(await materials.genres()).toEqual({ ok: true, value: [] });
      const [{ genre } = { genre: 'everyday' as const }] = (await all()).toReversed();
      expect(await materials.chooseGenres([genre])).toEqual({ ok: true, value: [genre] });
      expect(await materials.genres()).toEqual({ ok: true, value: [genre] });
      expect(await anothers.genres()).toEqual({ ok: true, value: [] });
      const offered = await materials.recommended();
      if (!offered.ok) throw new Error(offered.error.kind);
      expect(offered.value.level).toMatch(/^[ABC][12]$/);
      expect(new Set(offered.value.materials.map((one) => one.genre))).toEqual(new Set([genre]));
    });

    needsSession(() => subject, {
      all: ({ materials }) => materials.all(),
      tags: ({ materials }) => materials.tags(),
      one: ({ materials }) => materials.one('any'),
      recommended: ({ materials }) => materials.recommended(),
      genres: ({ materials }) => materials.genres(),
      chooseGenres: ({ materials }) => materials.chooseGenres([]),
    });
  });
}
