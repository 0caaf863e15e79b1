import type { DeviceToken } from '../accounts/device-tokens.ts';
import type { Pushed, PushMessage, PushSender } from './push-sender.ts';

/** Keeps what is sent, for a test to look at. */
export class MemoryPushSender implements PushSender {
  readonly sent: { readonly token: string; readonly message: PushMessage }[] = [];
  /** What becomes of a message to these tokens. */
  readonly answers = new Map<string, Pushed>();

  /** As if this device were new. */
  forget(token: string): void {
    this.answers.delete(token);
    this.sent.splice(0, this.sent.length, ...this.sent.filter((one) => one.token !== token));
  }

  async send({ token }: Pick<DeviceToken, 'token'>, message: PushMessage): Promise<Pushed> {
    const answer = this.answers.get(token);
    if (answer) return answer;
    this.sent.push({ token, message });
    return { kind: 'sent' };
  }
}
