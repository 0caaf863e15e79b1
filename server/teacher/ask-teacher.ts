import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Topic } from '../../language/issues/topics.ts';
import { remarksOf, type Remark, type RemarkKind } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import type { AskedQuestions } from '../review/asked-questions.ts';
import type { AnswerJudge } from '../judging/answer-judge.ts';
import { JUDGED_AS } from '../judging/graded-answer.ts';
import type { Records } from '../records/records.ts';
import type { FoundTopic, HandbookIndex } from './handbook-index.ts';
import { ToldPieces } from './told-pieces.ts';
import type {
  JudgedSentence,
  OwnAnswer,
  Teacher,
  TeacherName,
  TeacherPiece,
  TeacherTask,
} from './teacher.ts';
import type { StoredTeacherQuestion, TeacherQuestions } from './teacher-questions.ts';
import { asksAboutOwnAnswer, asksBeyondGrammar, sentenceIn } from './what-is-asked.ts';

export interface AskTeacherParts {
  readonly questions: TeacherQuestions;
  readonly asked: AskedQuestions;
  readonly records: Records;
  readonly judge: Pick<AnswerJudge, 'read'>;
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

/** Has the teacher answer, and keeps the answer whether or not the learner listens to the end. */
export class AskTeacher {
  readonly #parts: AskTeacherParts;
  readonly #running = new Map<string, ToldPieces<AskedPiece>>();

  constructor(parts: AskTeacherParts) {
    this.#parts = parts;
  }

  async execute(asked: Asked): Promise<Result<AsyncIterable<AskedPiece>, AskTeacherError>> {
    const { questions, asked: ofLearner, limit, now } = this.#parts;
    const { learnerId, questionId } = asked;
    const found = await ofLearner.one(learnerId, questionId);
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
      if (piece.kind === 'failed')
        throw new Error(`No teacher could answer: ${piece.trouble.kind}`);
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
      ...(sentence?.remarks ?? []),
      ...(asksAboutOwnAnswer(asked) ? (own?.remarks ?? []) : []),
    ]);
    return { language, asked, question, own, sentence, topics };
  }

  /** What is asked about goes before what was found by the way. */
  #topics(asked: string, remarks: readonly Remark[]): readonly FoundTopic[] {
    const { handbook } = this.#parts;
    const found = asksBeyondGrammar(asked) ? [] : handbook.search(asked);
    if (found.length > 0) return found;
    return [...new Set(remarks.map(({ kind }) => TOPIC_OF[kind]))].flatMap((id) => {
      const topic = id && handbook.ofId(id);
      return topic ? [{ topic, fit: 1 }] : [];
    });
  }

  async #ownAnswer(
    { learnerId, answerId, questionId }: StoredTeacherQuestion,
    question: Question,
  ): Promise<OwnAnswer | undefined> {
    const { records } = this.#parts;
    const named = answerId === undefined ? undefined : await records.detail(learnerId, answerId);
    // What she said in a review is kept nowhere: an earlier answer is not the one she asks about.
    if (answerId !== undefined && !named) return undefined;
    const detail =
      named?.questionId === questionId && named.transcript !== undefined
        ? named
        : await records.latestAnswer(learnerId, questionId);
    if (detail?.transcript === undefined) return undefined;
    const { transcript, judged, nearest = question.answers[0] ?? '', remarks } = detail;
    return {
      said: transcript,
      verdict: judged ?? 'unlisted',
      nearest,
      remarks,
      isTyped: detail.takePath === undefined,
    };
  }

  async #sentence(asked: string, question: Question): Promise<JudgedSentence | undefined> {
    const said = sentenceIn(asked);
    if (said === undefined) return undefined;
    const verdict = await this.#parts.judge.read(said, question);
    const { nearest } = verdict;
    // A sentence of her own need not say what this question asks.
    const remarks = remarksOf(verdict).filter(({ kind }) => kind !== 'meaning');
    const isOpen =
      verdict.outcome === 'say-again' || (verdict.outcome === 'wrong' && remarks.length === 0);
    return { said, verdict: isOpen ? 'unlisted' : JUDGED_AS[verdict.outcome], nearest, remarks };
  }
}

/** The page about a kind of mistake, where one page is about all of them. */
const TOPIC_OF: Partial<Record<RemarkKind, Topic>> = {
  article: 'articles-a-an',
  number: 'plural-nouns',
  quantifier: 'much-many-few-little',
  possessive: 'possessives',
  pronoun: 'pronouns',
  agreement: 'subject-verb-agreement',
  comparison: 'comparatives',
  'participle-adjective': 'participle-adjectives',
};

export const isAnswered = (
  question: StoredTeacherQuestion | undefined,
): question is AnsweredQuestion => question?.answer !== undefined && question.teacher !== undefined;
