import {
  chatTroubleOf,
  postChat,
  type ChatEndpoint,
  type ChatTrouble,
} from '../language-model/chat-endpoint.ts';
import { chatTexts } from '../language-model/chat-events.ts';
import { LONGEST_ANSWER, type Teacher, type TeacherPiece, type TeacherTask } from './teacher.ts';
import { SYSTEM_PROMPT, userMessage } from './teacher-prompt.ts';

export interface CloudTeacherOptions extends ChatEndpoint {
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
    const { deadlineMs = DEADLINE_MS } = this.#options;
    const deadline = AbortSignal.timeout(deadlineMs);
    const closing = this.#closing.signal;
    let length = 0;
    try {
      const response = await this.#ask(task, AbortSignal.any([closing, deadline]));
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
      yield failed(chatTroubleOf(error, { closing, deadline, deadlineMs }));
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #ask(task: TeacherTask, signal: AbortSignal): Promise<Response> {
    const request = {
      stream: true,
      max_tokens: MOST_TOKENS,
      temperature: TEMPERATURE,
      messages: [
        { role: 'system' as const, content: SYSTEM_PROMPT },
        { role: 'user' as const, content: userMessage(task) },
      ],
    };
    return postChat(this.#options, request, signal);
  }
}

const failed = (trouble: ChatTrouble): TeacherPiece => ({ kind: 'failed', trouble });
