import type { ReadHome } from '../home/read-home.ts';
import type { Storage } from '../storage/storage.ts';
import { AskToPush } from './ask-to-push.ts';
import type { PushPost } from './push-post.ts';
import { PushRoom } from './push-room.ts';
import type { PushSender } from './push-sender.ts';
import type { Reminders } from './reminders.ts';

/** What differs from one installation to another. */
export interface PushOutside {
  readonly pushPost: PushPost;
  readonly pushSender: PushSender;
  /** The public VAPID key. */
  readonly webPushKey: string;
  /** Told of messages that no try will bring through. */
  readonly onPushRefused: (cause: string) => void;
}

export interface Pushes {
  readonly reminders: Reminders;
  readonly askToPush: AskToPush;
  readonly pushRoom: PushRoom;
  readonly tellOfCorrection: (learnerId: string, recordingId: string) => Promise<void>;
}

/** Plugs together what is told to learners who are not there. */
export function assemblePush(
  outside: PushOutside & { readonly storage: Storage; readonly now: () => Date },
  home: ReadHome,
): Pushes {
  const { reminders, deviceTokens: devices } = outside.storage;
  const askToPush = new AskToPush({
    reminders,
    devices,
    post: outside.pushPost,
    now: outside.now,
  });
  return {
    reminders,
    askToPush,
    pushRoom: new PushRoom({
      reminders,
      devices,
      home,
      sender: outside.pushSender,
      warn: outside.onPushRefused,
      now: outside.now,
    }),
    tellOfCorrection: (learnerId, recordingId) =>
      askToPush.tell(learnerId, { kind: 'correction', recordingId }, recordingId),
  };
}
