import type { Translated } from '../texts.ts';

export const notices = {
  maintenanceTitle: 'Under maintenance',
  maintenance: 'Please try again once maintenance has ended.',
  maintenanceTimes: 'Maintenance times are announced via LINE.',
  browserTitle: 'Your browser version is not supported',
  browser: 'On a Mac, please use Safari 17 or later, or the latest Chrome, Edge or Firefox.',
  contractTitle: 'The contract is invalid',
  contract: 'No valid contract. Choose a plan, or log in with an account that has one.',
  inquiry: 'Contact us',
  backTitle: 'Well done today',
  back: 'This screen is closing. If it stays, please go back to home.',
  updateReady: 'A new version is ready',
  update: 'Reload',
  later: 'Later',
  privacy: {
    title: 'What Oz keeps',
    keptTitle: 'What is kept',
    kept: 'Your email address, the survey, the level check, what you answered and when, your recordings, your one-minute speeches with notes and corrections, your reviews and bookmarks, how long you studied and your weekly plan, what you asked the teacher, your contract, the devices you are logged in on, and who logged in to your account, from which address. Your password is kept only in a form it cannot be read from. Of a passkey we keep its name and its public key; your fingerprint and your face never leave your device. The key of one-time codes is kept encrypted.',
    whereTitle: 'Where it is',
    where:
      'On the server of the people who run this Oz. Speech is heard, judged and spoken there as well.',
    elsewhereTitle: 'What may go elsewhere',
    elsewhere:
      'Only where the operator has plugged it in. A speech service gets your recordings. A language model gets the question, your answer to it and what you ask the teacher, without your name. A mail server gets your email address and the mails to you. A list of stolen passwords gets five letters of a hash of a password you choose, which tell it neither the password nor whose it is. A payment service gets your email address and student id; your card number is given to it alone. What you ask the operator goes, with your email address, to the service where they read it. Where you turn reminders on, the push service of your browser or phone gets the messages; what a browser gets, only your browser can read. An error report says what failed and with which content, such as a typed answer, but without your email address, password or recordings. Where you agree to it below on this page, the operator and their counting service learn that a recording began, with the name of the microphone, or that the microphone was refused, with the error’s words, and when; like all that you connect to, that service sees your network address.',
    countTitle: 'Helping the operator',
    count: 'Let recordings be counted',
    countHint:
      'When a recording begins or the microphone is refused, only that, the time, and the microphone’s name or the error’s words go to the people who run this Oz and the counting service they chose.',
    deviceTitle: 'On your device',
    device:
      'Downloaded audio, your settings, whether you let recordings be counted, and what could not be sent yet. Logging out or deleting your account erases what is yours; when you log out, you may leave there what was not sent.',
    howLongTitle: 'How long',
    howLong:
      'Recordings are removed after a time that the operator sets, one year unless changed. The rest stays until you delete your account. Records of who logged in are kept longer, for your safety, without your email address.',
    yoursTitle: 'What you can do',
    yours:
      'On the account screen you download everything that is kept of you, and delete your account for good.',
  },
  terms: {
    title: 'Terms of use',
    useTitle: 'What Oz is for',
    use: 'Oz is for your own practice of English. An account is for one person; keep its password to yourself.',
    yoursTitle: 'What is yours',
    yours:
      'What you say and write stays yours. It is used to judge, correct and plan your own practice, as the page on what Oz keeps tells.',
    judgedTitle: 'How far to trust it',
    judged:
      'Judgements, corrections and levels are made by a machine and may be wrong. They are no certificate. Where you disagree, say so: it counts.',
    paidTitle: 'What it costs',
    paid: 'Where this Oz asks for a contract, the plan screen names the price before you pay. A contract goes on until you cancel it, and ends at 12:00 Japan time on its last day.',
    endTitle: 'How it ends',
    end: 'You may delete your account at any time. The people who run this Oz may end an account that harms others.',
  },
  copyright: {
    title: 'Copyright',
    own: 'The lessons, themes, pictures and the handbook of Oz are its own. The work of others that it stands on is listed here, with the licence of each.',
    models: 'Models and data',
    libraries_one: '{{count}} library',
    libraries_other: '{{count}} libraries',
  },
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
