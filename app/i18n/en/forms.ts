import type { Translated } from '../texts.ts';

export const forms = {
  title: 'Moving to a form',
  finding: 'Getting the form ready',
  moving: {
    study_time_report_form: 'Moving to the study time report form',
    inquiry_form: 'Moving to the inquiry form',
    correction_feedback: 'Moving to the form for feedback on corrections',
    supifulteacher_feedback: 'Moving to the form for feedback on the teacher',
    cancel: 'Moving to the cancellation form',
    account: 'Moving to the form about your account',
    structure_advice: 'Moving to the form for advice on structure',
    versant_form: 'Moving to the VERSANT form',
    yearly_subscription: 'Moving to the form for the annual plan',
  },
  movingHint: 'If nothing happens, please press the button below.',
  open: 'Open the form',
  unknownTitle: 'Unknown redirect destination',
  unknownDescription: 'The link may be old, or its address may have been cut short.',
  inquiry: 'Contact us',
  cancel: {
    title: 'About cancelling',
    intro: 'You can cancel with a short form.',
    effectTitle: 'When does it end?',
    effect:
      'Cancellation takes effect at 12:00 on the end date of your contract. Until then you can go on as before.',
    recordsTitle: 'Your records',
    records:
      'Cancelling does not delete your account or your records. If you want them gone, you can delete your account from the account page.',
    iosTitle: 'If you bought your plan on the App Store',
    ios: 'A plan bought on an iPhone or iPad is cancelled in the settings of the device, not in the app or with the form.',
    iosSteps: 'Settings → your name at the top → Subscriptions → Oz → Cancel Subscription',
    toForm: 'Go to the cancellation form',
    stay: 'Back to your account',
  },
} satisfies Translated<'forms'>;
