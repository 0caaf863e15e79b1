import * as v from 'valibot';
import type { BridgeCall } from '../../core/ports/native-bridge.ts';
import type { WrapperConduct } from '../../core/ports/native-bridge.contract.ts';
import { BRIDGE_CALLS, BridgeRequest } from '../../protocol/native-bridge.ts';
import type { BridgeTransport } from './bridge-transport.ts';

/** The other end of a transport: a wrapper that does what it is told, and checks what it hears. */
export class ScriptedWrapper implements BridgeTransport {
  readonly heard: v.InferOutput<typeof BridgeRequest>[] = [];
  readonly #conducts = new Map<BridgeCall, WrapperConduct>();
  #say: (message: unknown) => void = () => {};

  send(json: string): void {
    const request = v.parse(BridgeRequest, JSON.parse(json));
    v.parse(BRIDGE_CALLS[request.call].params, request.params);
    this.heard.push(request);
    const conduct = this.#conducts.get(request.call);
    if (conduct) queueMicrotask(() => this.#act(conduct, request.id));
    else if (request.call === 'hello') this.reply(request.id, this.hello());
  }

  receive(heard: (message: unknown) => void): void {
    this.#say = heard;
  }

  conduct(call: BridgeCall, conduct: WrapperConduct): void {
    this.#conducts.set(call, conduct);
  }

  hello(version = 1) {
    const calls = [...this.#conducts.keys()];
    return { version, wrapper: 'ios', wrapper_version: '1.2.3', calls };
  }

  reply(id: number, value: unknown): void {
    this.say(JSON.stringify({ v: 1, id, ok: true, value }));
  }

  say(message: unknown): void {
    this.#say(message);
  }

  #act(conduct: WrapperConduct, id: number): void {
    switch (conduct.does) {
      case 'answer':
        return this.reply(id, conduct.value);
      case 'refuse':
        return this.say(JSON.stringify({ v: 1, id, ok: false, refusal: conduct.refusal }));
      case 'say':
        return this.say(conduct.text.replace('<id>', String(id)));
      case 'keep silent':
    }
  }
}
