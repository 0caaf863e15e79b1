import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { NotEnglish } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';
import { typedAnswerFlaw, type TypedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { AnswerError } from './answer-state.ts';
import { SLOW_AFTER_MS, type Turn } from './turn-state.ts';

interface TypedAnswerDependencies<Detail> {
  readonly judgeTyped: (text: string) => Promise<Result<Detail, AnswerError | NotEnglish>>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: Reporter;
  readonly sounds: Pick<ListeningPresenter, 'stop'>;
}

/** Answering without a voice: for a train seat. What is no English stays in her hands. */
export class TypedAnswerPresenter<Detail extends GradedAnswer> {
  /** Why what she typed is no answer. */
  flaw: TypedAnswerFlaw | undefined;
  /** What she typed last, as she typed it. */
  text = '';
  readonly #turn: Turn<Detail>;
  readonly #dependencies: TypedAnswerDependencies<Detail>;

  constructor(turn: Turn<Detail>, dependencies: TypedAnswerDependencies<Detail>) {
    this.#turn = turn;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Another question is asked. */
  forget(): void {
    this.flaw = undefined;
    this.text = '';
  }

  async submit(text: string): Promise<void> {
    const { judgeTyped, reporter, clock, ids, sounds } = this.#dependencies;
    const turn = this.#turn;
    sounds.stop();
    if (!turn.canAnswer) return;
    this.flaw = typedAnswerFlaw(text);
    if (this.flaw) return;
    this.text = text;
    // Sent again after a failure it is the same answer, and graded once.
    if (turn.state.step !== 'refused') turn.answerId = ids.next();
    turn.lap.end();
    turn.show({ step: 'judging' });
    const { answerId } = turn;
    const isAwaited = () => turn.state.step === 'judging' && turn.answerId === answerId;
    const cancelSlow = clock.after(SLOW_AFTER_MS, () => {
      if (isAwaited()) turn.show({ step: 'judging', way: 'myself' });
    });
    const judged = await attempt(reporter, 'submit typed answer', () => judgeTyped(text));
    cancelSlow();
    if (!isAwaited()) return;
    if (judged.ok) return turn.settle(judged.value);
    const { error } = judged;
    if (error.kind !== 'not-english') return turn.refuse(error, false);
    // The server knows better what English is; nothing is lost.
    runInAction(() => {
      this.flaw = 'other-language';
    });
    turn.show({ step: 'asking' });
  }
}
