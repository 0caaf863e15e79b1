import type { Translated } from '../texts.ts';

export const plan = {
  title: 'Contract and plans',
  status: {
    free: 'Free',
    trial: 'Trial',
    active: 'Active',
    'past-due': 'Payment needed',
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
  plans: { monthly: 'Monthly plan', annual: 'Annual plan' },
  next: {
    free: 'Everything in this Oz is open to you. There is nothing to pay.',
    trial: 'Everything is open to you until {{when}}, Japan time.',
    active: 'It is renewed on {{when}}.',
    'past-due':
      'The renewal could not be charged. Please check your card until {{when}}, Japan time; you can go on until then.',
    cancelled: 'You can go on as before until {{when}}, Japan time.',
    ended: 'It ended on {{when}}, Japan time. Choose a plan, and you go on where you left off.',
  },
  corrections: {
    unlimited: 'One-minute speeches: submit as many as you like for now.',
    'once-a-day': 'One-minute speeches: one a day can be submitted. The day begins at 3:00.',
    none: 'One-minute speeches: none can be submitted.',
  },
  offers: 'Choose a plan',
  offersHint: 'You pay by card, and can cancel at any time.',
  storeHint:
    'You pay with your Apple account. The App Store shows the price before you confirm, and you can cancel in the settings of your device at any time.',
  noPrices: 'Prices cannot be shown right now. Please try again later.',
  per: { monthly: '{{price}} a month', annual: '{{price}} a year' },
  byMonth: '({{price}} a month)',
  byMonthAbout: '(about {{price}} a month)',
  choose: { monthly: 'Take the monthly plan', annual: 'Take the annual plan' },
  payments: 'Payments',
  portal: 'Cards and receipts',
  portalHint: 'Change your card, stop or resume the renewal, and see your receipts.',
  portalHintEnded: 'See your receipts, and change your card.',
  pretended: 'Payments here are for trying out. No money is taken.',
  buying: 'Waiting for the App Store.',
  looking: 'Looking for your payment.',
  news: {
    paid: 'Your payment has arrived. Thank you.',
    'not-paid-yet':
      'Your payment has not arrived yet. If you have paid, please open this page again in a moment.',
    cancelled: 'Your contract is cancelled.',
    'not-bought': 'Nothing was bought. You can choose a plan whenever you like.',
    'not-attached':
      'You have paid. Your purchase could not be connected to your account yet: open this page again with a network, and it will be. You need not pay again.',
  },
  contact: 'Contact us',
  register: 'Make an account',
  cancel: {
    ask: 'Cancel the contract',
    sending: 'Cancelling',
    title: 'Cancel the contract?',
    when: 'It ends on {{when}}, Japan time. Until then you go on as before.',
    lost: 'After that, lessons, reviews and one-minute speeches are closed.',
    kept: 'Your account, records and recordings stay, and you can download them. If you choose a plan again, you go on where you left off.',
    keep: 'Keep it',
    sure: 'Cancel it',
  },
  apple: {
    title: 'This plan was bought on the App Store',
    how: 'A plan bought on an iPhone or iPad is cancelled in the settings of the device. It cannot be cancelled here.',
    steps: 'Settings → your name at the top → Subscriptions → Oz → Cancel Subscription',
  },
} satisfies Translated<'plan'>;
