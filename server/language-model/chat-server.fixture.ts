import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';

export interface ReceivedChat {
  readonly model: string;
  readonly stream: boolean;
  readonly max_tokens: number;
  readonly temperature: number;
  readonly response_format?: { readonly type: string };
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface ChatServer {
  /** As an operator would give it. */
  readonly url: string;
  readonly received: readonly ReceivedChat[];
  /** From now on it answers with these texts. */
  says(...texts: readonly string[]): void;
  refuses(status: number): void;
  hangs(): void;
  /** The line breaks after its first text. */
  breaks(): void;
  /** From now on this is the body, whatever is asked. */
  sends(body: string): void;
  close(): Promise<void>;
}

const event = (text: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;

/** An endpoint as OpenAI's, streamed where that is asked for; what it says is told to it. */
export async function startChatServer(key: string): Promise<ChatServer> {
  const server = fastify({ forceCloseConnections: true });
  const received: ReceivedChat[] = [];
  const stream = (reply: FastifyReply, body: Iterable<string>) =>
    reply.type('text/event-stream').send(Readable.from(body));
  const answering = (texts: readonly string[]) => (reply: FastifyReply, isStreamed: boolean) =>
    isStreamed
      ? stream(reply, [...texts.map(event), 'data: [DONE]\n\n'])
      : reply.send({ choices: [{ index: 0, message: { content: texts.join('') } }] });
  let answer: (reply: FastifyReply, isStreamed: boolean) => unknown = answering([
    '時刻の前は ',
    '"at" です。',
  ]);

  server.post<{ Body: ReceivedChat }>('/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) {
      return reply.code(401).send({ error: { message: 'Incorrect API key provided' } });
    }
    received.push(request.body);
    return answer(reply, request.body.stream);
  });

  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    says: (...texts) => void (answer = answering(texts)),
    refuses: (status) => void (answer = (reply) => reply.code(status).send({ error: {} })),
    hangs: () => void (answer = (reply) => reply.hijack()),
    breaks: () =>
      void (answer = (reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.raw.write(event('At is'), () => reply.raw.destroy());
      }),
    sends: (body) => void (answer = (reply) => stream(reply, [body])),
    close: () => server.close(),
  };
}
