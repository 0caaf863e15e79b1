import { chatTexts } from './chat-events.ts';
import {
  LONGEST_ANSWER,
  type Teacher,
  type TeacherPiece,
  type TeacherTask,
  type TeacherTrouble,
} from './teacher.ts';
import { SYSTEM_PROMPT, userMessage } from './teacher-prompt.ts';

export interface CloudTeacherOptions {
  /** Where the API begins, e.g. `https://api.openai.com/v1`. */
  readonly url: string;
  /** Undefined for a server of one's own that wants none. */
  readonly key: string | undefined;
  readonly model: string;
  /** For the whole answer. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 30_000;
/** About 250 words in Japanese, with room to spare. */
const MOST_TOKENS = 900;
const TEMPERATURE = 0.3;

/** Answers through an endpoint that speaks OpenAI's `/chat/completions`, streamed. */
export class CloudTeacher implements Teacher {
  readonly #options: CloudTeacherOptions;
  readonly #closing = new AbortController();

  constructor(options: CloudTeacherOptions) {
    this.#options = options;
  }

  async *answer(task: TeacherTask): AsyncIterable<TeacherPiece> {
    yield { kind: 'begin', teacher: 'cloud' };
    const deadline = AbortSignal.timeout(this.#options.deadlineMs ?? DEADLINE_MS);
    let length = 0;
    try {
      const response = await this.#ask(task, AbortSignal.any([this.#closing.signal, deadline]));
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        yield failed({ kind: 'refused', status: response.status });
        return;
      }
      for await (const piece of chatTexts(response.body)) {
        // Whatever a model is made to say, it ends.
        const text = piece.slice(0, LONGEST_ANSWER - length);
        length += text.length;
        if (text !== '') yield { kind: 'text', text };
        if (length >= LONGEST_ANSWER) return;
      }
      if (length === 0) yield failed({ kind: 'unreadable' });
    } catch (error) {
      yield failed(this.#troubleOf(error, deadline));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #ask(task: TeacherTask, signal: AbortSignal): Promise<Response> {
    const { url, key, model } = this.#options;
    return fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        max_tokens: MOST_TOKENS,
        temperature: TEMPERATURE,
        messages: [
          { role: 'system', content: SYSTEM_PROMPT },
          { role: 'user', content: userMessage(task) },
        ],
      }),
      // What a learner wrote goes nowhere but to the address the operator gave.
      redirect: 'error',
      signal,
    });
  }

  #troubleOf(error: unknown, deadline: AbortSignal): TeacherTrouble {
    const { deadlineMs = DEADLINE_MS } = this.#options;
    if (this.#closing.signal.aborted) return { kind: 'closed' };
    if (deadline.aborted) return { kind: 'too-slow', deadlineMs };
    if (error instanceof SyntaxError) return { kind: 'unreadable' };
    // fetch reports a dead network as a bare TypeError.
    if (error instanceof TypeError) return { kind: 'unreachable' };
    throw error;
  }
}

const failed = (trouble: TeacherTrouble): TeacherPiece => ({ kind: 'failed', trouble });
