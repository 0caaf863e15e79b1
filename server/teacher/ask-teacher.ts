import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { judge } from '../../language/judge/judge.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import type { Finding } from '../../language/issues/finding.ts';
import type { Question } from '../content/book-file.ts';
import type { Library } from '../library/library.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import type { Records } from '../records/records.ts';
import type { FoundTopic, HandbookIndex } from './handbook-index.ts';
import { ToldPieces } from './told-pieces.ts';
import type {
  AskedSentence,
  OwnAnswer,
  Teacher,
  TeacherName,
  TeacherPiece,
  TeacherTask,
} from './teacher.ts';
import type { StoredTeacherQuestion, TeacherQuestions } from './teacher-questions.ts';
import { asksAboutOwnAnswer, sentenceIn } from './what-is-asked.ts';

export interface AskTeacherParts {
  readonly questions: TeacherQuestions;
  readonly library: Library;
  readonly records: Records;
  readonly proofreader: Pick<Proofreader, 'proofread'>;
  readonly handbook: HandbookIndex;
  readonly teacher: Teacher;
  readonly limit: number;
  readonly now: () => Date;
}

export interface Asked {
  readonly id: string;
  readonly learnerId: string;
  readonly questionId: string;
  readonly text: string;
  readonly answerId: string | undefined;
  readonly language: Language;
}

export type AskedPiece =
  | Exclude<TeacherPiece, { readonly kind: 'failed' }>
  /** The answer as it was kept. */
  | { readonly kind: 'whole'; readonly question: AnsweredQuestion; readonly left: number };

export type AnsweredQuestion = StoredTeacherQuestion & {
  readonly answer: string;
  readonly teacher: TeacherName;
};

export type AskTeacherError = { readonly kind: 'not-found' } | { readonly kind: 'teacher-limit' };

/** Has the teacher answer, and keeps the answer whether or not anybody listens to the end. */
export class AskTeacher {
  readonly #parts: AskTeacherParts;
  readonly #running = new Map<string, ToldPieces<AskedPiece>>();

  constructor(parts: AskTeacherParts) {
    this.#parts = parts;
  }

  async execute(asked: Asked): Promise<Result<AsyncIterable<AskedPiece>, AskTeacherError>> {
    const { questions, library, limit, now } = this.#parts;
    const { learnerId, questionId } = asked;
    const found = await library.question(questionId);
    if (!found) return fail({ kind: 'not-found' });
    const stored = await questions.ask({ ...asked, askedAt: now() }, limit);
    if (!stored) {
      // An id that she used for another question is not there for this one.
      const other = await questions.ofId(learnerId, asked.id);
      return fail({ kind: other ? 'not-found' : 'teacher-limit' });
    }
    const key = `${learnerId} ${asked.id}`;
    let told = this.#running.get(key);
    if (!told) {
      told = new ToldPieces();
      this.#running.set(key, told);
      void this.#tell(told, stored, found.question).finally(() => this.#running.delete(key));
    }
    return ok(told);
  }

  async #tell(
    told: ToldPieces<AskedPiece>,
    stored: StoredTeacherQuestion,
    question: Question,
  ): Promise<void> {
    try {
      const { learnerId, id } = stored;
      const { questions, limit } = this.#parts;
      if (stored.answer === undefined) {
        const { text, teacher } = await this.#answer(told, stored, question);
        await questions.answer(learnerId, id, text, teacher);
      } else {
        told.tell({ kind: 'begin', teacher: stored.teacher ?? 'built-in' });
        told.tell({ kind: 'text', text: stored.answer });
      }
      const kept = await questions.ofId(learnerId, id);
      if (!isAnswered(kept)) throw new Error('An answer that was kept is not there');
      const left = limit - (await questions.count(learnerId, stored.questionId));
      told.tell({ kind: 'whole', question: kept, left: Math.max(0, left) });
      told.end();
    } catch (bug) {
      told.end(bug);
    }
  }

  async #answer(
    told: ToldPieces<AskedPiece>,
    stored: StoredTeacherQuestion,
    question: Question,
  ): Promise<{ readonly text: string; readonly teacher: TeacherName }> {
    let answer = { text: '', teacher: 'built-in' as TeacherName };
    for await (const piece of this.#parts.teacher.answer(await this.#task(stored, question))) {
      if (piece.kind === 'failed') throw new Error(`Nobody could answer: ${piece.trouble.kind}`);
      if (piece.kind === 'begin') answer = { text: '', teacher: piece.teacher };
      else answer.text += piece.text;
      told.tell(piece);
    }
    return answer;
  }

  async #task(stored: StoredTeacherQuestion, question: Question): Promise<TeacherTask> {
    const { text: asked, language } = stored;
    const [own, sentence] = await Promise.all([
      this.#ownAnswer(stored, question),
      this.#sentence(asked, question),
    ]);
    const topics = this.#topics(asked, [
      ...(sentence?.findings ?? []),
      ...(asksAboutOwnAnswer(asked) ? (own?.findings ?? []) : []),
    ]);
    return { language, asked, question, own, sentence, topics };
  }

  /** What is asked about goes before what was found by the way. */
  #topics(asked: string, findings: readonly Finding[]): readonly FoundTopic[] {
    const { handbook } = this.#parts;
    const found = handbook.search(asked);
    if (found.length > 0) return found;
    return [...new Set(findings.map(({ topic }) => topic))].flatMap((id) => {
      const topic = handbook.ofId(id);
      return topic ? [{ topic, fit: 1 }] : [];
    });
  }

  async #ownAnswer(
    { learnerId, answerId, questionId }: StoredTeacherQuestion,
    question: Question,
  ): Promise<OwnAnswer | undefined> {
    const { records } = this.#parts;
    const named = answerId === undefined ? undefined : await records.detail(learnerId, answerId);
    const detail =
      named?.questionId === questionId && named.transcript !== undefined
        ? named
        : await records.latestAnswer(learnerId, questionId);
    if (detail?.transcript === undefined) return undefined;
    const isRight = detail.words.every(({ mark }) => mark === 'right');
    return {
      said: detail.transcript,
      isRight,
      words: detail.words,
      nearest: detail.nearest ?? question.answers[0] ?? '',
      findings: isRight ? [] : await this.#findings(detail.transcript),
    };
  }

  async #sentence(asked: string, question: Question): Promise<AskedSentence | undefined> {
    const said = sentenceIn(asked);
    if (said === undefined) return undefined;
    const verdict = judge(saidWords(said), question.answers);
    const isRight = verdict.outcome === 'accepted';
    const words = saidWords(said);
    return {
      said,
      isRight,
      words: verdict.words,
      nearest: verdict.nearest,
      findings: isRight ? [] : await this.#findings(said),
      isKnownMistake: !isRight && judge(words, question.wrong).outcome === 'accepted',
    };
  }

  /** Without a proofreader there is still the judge's word. */
  async #findings(said: string): Promise<readonly Finding[]> {
    const proofread = await this.#parts.proofreader.proofread(said);
    return proofread.ok ? proofread.value.findings : [];
  }
}

export const isAnswered = (
  question: StoredTeacherQuestion | undefined,
): question is AnsweredQuestion => question?.answer !== undefined && question.teacher !== undefined;
