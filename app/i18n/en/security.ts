import type { Translated } from '../texts.ts';

export const security = {
  title: 'Security',
  cancel: 'Not now',
  passkeys: {
    title: 'Passkeys',
    intro:
      'Log in with your fingerprint, your face or the lock of your device. There is no password to type, and no false site can use it.',
    none: 'You have no passkey yet.',
    add: 'Add a passkey on this device',
    adding: 'Please follow your device',
    impossible: 'This device or browser cannot add passkeys.',
    unnamed: 'Passkey without a name',
    added: 'Added on {{when}}',
    used: 'Last used on {{when}}',
    unused: 'Not used yet',
    rename: 'Change the name',
    renameOne: 'Change the name of {{name}}',
    remove: 'Remove',
    removeOne: 'Remove {{name}}',
    changing: 'Changing',
    nameTitle: 'Name of the passkey',
    name: 'Name',
    saveName: 'Save',
  },
} satisfies Translated<'security'>;
