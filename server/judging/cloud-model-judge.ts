import * as v from 'valibot';
import type { ModelVerdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import {
  chatTroubleOf,
  postChat,
  type ChatEndpoint,
  type ChatTrouble,
} from '../language-model/chat-endpoint.ts';
import type { ModelJudge } from './model-judge.ts';
import {
  JUDGE_PROMPT,
  judgeMessage,
  readJudgement,
  RESPONSE_FORMAT,
} from './model-judge-prompt.ts';

export interface CloudModelJudgeOptions extends ChatEndpoint {
  readonly deadlineMs?: number;
  /** Told why there is no verdict. */
  readonly warn: (trouble: ChatTrouble) => void;
}

const DEADLINE_MS = 20_000;
const MOST_TOKENS = 500;

const Completion = v.object({
  choices: v.tuple([v.object({ message: v.object({ content: v.string() }) })]),
});

/** Asks an endpoint that speaks OpenAI's `/chat/completions` with structured output. */
export class CloudModelJudge implements ModelJudge {
  readonly #options: CloudModelJudgeOptions;
  readonly #closing = new AbortController();

  constructor(options: CloudModelJudgeOptions) {
    this.#options = options;
  }

  async judge(question: Question, answer: string): Promise<ModelVerdict | undefined> {
    const { deadlineMs = DEADLINE_MS, warn } = this.#options;
    const deadline = AbortSignal.timeout(deadlineMs);
    const closing = this.#closing.signal;
    try {
      const response = await this.#ask(question, answer, AbortSignal.any([closing, deadline]));
      if (!response.ok) {
        await response.body?.cancel();
        warn({ kind: 'refused', status: response.status });
        return undefined;
      }
      const completion = v.safeParse(Completion, JSON.parse(await response.text()));
      if (!completion.success) throw new SyntaxError('This is no chat completion');
      return readJudgement(completion.output.choices[0].message.content, answer);
    } catch (error) {
      warn(chatTroubleOf(error, { closing, deadline, deadlineMs }));
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #ask(question: Question, answer: string, signal: AbortSignal): Promise<Response> {
    const request = {
      stream: false,
      max_tokens: MOST_TOKENS,
      temperature: 0,
      response_format: RESPONSE_FORMAT,
      messages: [
        { role: 'system' as const, content: JUDGE_PROMPT },
        { role: 'user' as const, content: judgeMessage(question, answer) },
      ],
    };
    return postChat(this.#options, request, signal);
  }
}
