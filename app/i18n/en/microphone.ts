import type { Translated } from '../texts.ts';

export const microphone = {
  title: 'Microphone settings',
  input: 'Microphone to use',
  standard: 'Standard of this device',
  numbered: 'Microphone {{number}}',
  chosenBefore: 'The one you chose before',
  missing: 'The microphone you chose is not connected, so the standard one is used.',
  unlisted: 'Once you allow the microphone, you can choose from a list.',
  try: 'Say something',
  tryHint: 'Press the button and read this in your usual voice.',
  record: 'Try it',
  again: 'Try it again',
  starting: 'Getting the microphone ready',
  stop: 'Finish',
  finishing: 'Checking your voice',
  level: 'Loudness of your voice',
  play: 'Hear your voice',
  stopPlaying: 'Stop your voice',
  wave: 'Waveform of your voice',
  denied: 'The microphone needs your permission',
  howToAllow: 'How to allow it',
  advice: {
    good: { title: 'You come through well', hint: 'You are ready for a lesson.' },
    'too-quiet': {
      title: 'Your voice is a little quiet',
      hint: 'Come closer to the microphone, or speak up a little.',
    },
    'too-loud': {
      title: 'The sound is a little too strong',
      hint: 'It gets clearer a bit further away from the microphone.',
    },
    nothing: {
      title: 'We heard no voice',
      hint: 'Have a look at the microphone’s switch or cable, or choose another one.',
    },
  },
  note: {
    muted: {
      title: 'Your microphone is taking a break',
      hint: 'It comes back when the call is over.',
    },
    silent: {
      title: 'No sound is coming from the microphone',
      hint: 'Have a look at its switch or its cable.',
    },
    gap: {
      title: 'A part in the middle could not be recorded',
      hint: 'Try once more, if you like.',
    },
    ended: {
      title: 'The microphone was disconnected',
      hint: 'Plug it in again, or choose another one.',
    },
  },
} satisfies Translated<'microphone'>;
