import type { Translated } from '../texts.ts';

export const takes = {
  title: 'Recordings on their way',
  intro:
    'These recordings have not been graded yet. They are sent by themselves once you are online.',
  emptyTitle: 'Everything has arrived',
  empty: 'A recording that could not be sent waits for you here.',
  standing: {
    waiting: 'Waiting to be sent',
    'no-network': 'Waiting for a connection',
    sending: 'Sending',
    sent: 'Arrived',
    refused: 'Could not be graded',
  },
  refusal: {
    'not-understood': 'We could not make it out. It stays on this device for two weeks.',
    'no-speech': 'We could not hear a voice in it. It stays on this device for two weeks.',
    'audio-unreadable': 'We could not read it. It stays on this device for two weeks.',
    'audio-too-long': 'It was too long for us. It stays on this device for two weeks.',
    'not-found': 'Its lesson is no longer there. It stays on this device for two weeks.',
  },
  notSafe: 'This device could not save it. Please keep this page open until it has arrived.',
  play: 'Play recording {{number}}',
  stop: 'Stop recording {{number}}',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  delete: 'Delete recording {{number}}',
  sureTitle: 'Delete this recording?',
  sure: 'It will not be graded, and you cannot get it back.',
  keep: 'Keep it',
  deleteForGood: 'Delete',
  line_one: '{{count}} recording is still on its way',
  line_other: '{{count}} recordings are still on their way',
  lineHint: 'They are sent by themselves once you are online.',
} satisfies Translated<'takes'>;
