import type { Translated } from '../texts.ts';

export const notices = {
  maintenanceTitle: 'Under maintenance',
  maintenance: 'Please try again once maintenance has ended.',
  maintenanceTimes: 'Maintenance times are announced via LINE.',
  browserTitle: 'Your browser version is not supported',
  browser: 'On a Mac, please use Safari 17 or later, or the latest Chrome, Edge or Firefox.',
  contractTitle: 'The contract is invalid',
  contract:
    'Your contract has ended, or could not be confirmed yet. Please log in with an account that has a contract.',
  inquiry: 'Contact us',
  backTitle: 'Well done today',
  back: 'This screen is closing. If it stays, please go back to home.',
  updateReady: 'A new version is ready',
  update: 'Reload',
  later: 'Later',
  microphone: {
    title: 'Allow the microphone',
    intro:
      'You answer out loud, so please allow the microphone. Recording begins only when you press the button.',
    ios: 'iPhone and iPad',
    iosBrowser: 'In Safari’s address bar: the page menu → Website Settings → Microphone → Allow.',
    iosApp: 'On the device: Settings → Apps → Oz → turn on Microphone.',
    android: 'Android',
    androidBrowser: 'The icon left of Chrome’s address → Permissions → turn on Microphone.',
    androidApp: 'On the device: Settings → Apps → Oz → Permissions → allow Microphone.',
    computer: 'Computer',
    computerBrowser:
      'Allow the microphone with the icon left of the address. If that is not enough, allow it for the browser in the privacy settings of the computer.',
    afterwards: 'Then reload this page.',
  },
} satisfies Translated<'notices'>;
