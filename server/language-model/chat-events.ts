import * as v from 'valibot';

const Chunk = v.object({
  choices: v.array(
    v.object({ delta: v.optional(v.object({ content: v.optional(v.nullable(v.string())) })) }),
  ),
});

/** The texts of a streamed chat completion: server-sent events, each with a piece, the last `[DONE]`. Throws SyntaxError on anything else. */
export async function* chatTexts(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') return;
    const chunk = v.safeParse(Chunk, JSON.parse(data));
    if (!chunk.success) throw new SyntaxError('This is no piece of a chat completion');
    for (const { delta } of chunk.output.choices) if (delta?.content) yield delta.content;
  }
  throw new SyntaxError('The stream ended before it was done');
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r?\n/u);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, data] = /^data:\s?(.*)$/u.exec(line) ?? [];
      if (data !== undefined && data !== '') yield data;
    }
  }
}
