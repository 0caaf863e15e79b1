import { beforeEach, describe, expect, it } from 'vitest';
import type { Preferences } from './preferences.ts';

interface Subject {
  /** Opens the same preferences each time, as the next visit does. */
  open(): Preferences;
  /** From now on the device has no room for anything new. */
  fill(): void;
  /** From now on the device refuses to keep or tell anything. */
  refuse(): void;
}

export function preferencesContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Preferences contract`, () => {
    let subject: Subject;
    let preferences: Preferences;

    beforeEach(() => {
      subject = fresh();
      preferences = subject.open();
    });

    it('knows nothing that was not written', () => {
      expect(preferences.read('color')).toBeUndefined();
    });

    it('gives what was written last, also after opening again', () => {
      preferences.write('color', 'blue');
      preferences.write('color', '緑');
      expect(preferences.read('color')).toBe('緑');
      expect(subject.open().read('color')).toBe('緑');
    });

    it('keeps keys apart, and an empty text for a text', () => {
      preferences.write('color', '');
      preferences.write('sound', 'on');
      expect(preferences.read('color')).toBe('');
      expect(preferences.read('sound')).toBe('on');
    });

    it('lists what begins so, and forgets what was removed', () => {
      for (const key of ['box a', 'box b', 'bo', 'boxes']) preferences.write(key, 'full');
      preferences.remove('box b');
      preferences.remove('box c');
      expect(preferences.read('box b')).toBeUndefined();
      expect(preferences.names('box ')).toEqual(['box a']);
      expect(subject.open().names('box').toSorted()).toEqual(['box a', 'boxes']);
    });

    describe.each(['fill', 'refuse'] as const)('on a device after %s', (trouble) => {
      beforeEach(() => {
        preferences.write('color', 'blue');
        subject[trouble]();
      });

      it('gives what was written last until it is closed', () => {
        preferences.write('color', 'green');
        preferences.write('sound', 'on');
        expect(preferences.read('color')).toBe('green');
        expect(preferences.read('sound')).toBe('on');
        expect(preferences.names('sou')).toEqual(['sound']);
        preferences.remove('sound');
        expect(preferences.names('sou')).toEqual([]);
      });

      it('has forgotten it when opened again', () => {
        preferences.write('color', 'green');
        preferences.write('sound', 'on');
        expect(subject.open().read('color')).toBeUndefined();
        expect(subject.open().read('sound')).toBeUndefined();
      });
    });
  });
}
