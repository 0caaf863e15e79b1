import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { TypedAnswerFlaw } from '../../core/domain/lesson/typed-answer.ts';
import type { Mode } from '../../core/verbal-composition/record.ts';
import type { Progress } from '../../core/verbal-composition/lesson.ts';

/** What a result says beside right and wrong. */
export interface RoundResult {
  readonly cleared: SpeedLevel | undefined;
  readonly hasBestTime: boolean;
  readonly roundsDone: number;
}

/** How she practises a lesson, and where that leads. */
export interface Practises {
  mode(): Promise<Mode>;
  choosesMode(mode: Mode): Promise<void>;
  speed(): Promise<SpeedLevel>;
  /** The speeds that may be chosen now. */
  speeds(): Promise<readonly SpeedLevel[]>;
  /** A faster one that has opened; undefined where none is offered. */
  offeredSpeed(): Promise<SpeedLevel | undefined>;
  takesOfferedSpeed(): Promise<void>;
  /** Of the question before her, in seconds to one place. */
  target(): Promise<string>;
  types(text: string): Promise<void>;
  typedFlaw(): Promise<TypedAnswerFlaw | undefined>;
  /** Copies the model answer; whether the screen says that it could. */
  copiesModelAnswer(): Promise<boolean>;
  /** What she would paste. */
  pasted(): Promise<string>;
  /** From now on her device lets nothing be copied. */
  mayNotCopy(): Promise<void>;
  asksAnotherWay(): Promise<void>;
  otherWays(): Promise<readonly string[]>;
  hasEveryWay(): Promise<boolean>;
  /** Counted from 1. */
  position(): Promise<{ readonly number: number; readonly total: number }>;
  /** Whether the screen says that she goes on where she left. */
  isToldResumed(): Promise<boolean>;
  restarts(): Promise<void>;
  /** Says each of these when its question is asked, and touches nothing. */
  playsHandsFree(sentences: readonly string[]): Promise<void>;
  result(): Promise<RoundResult>;
  goesBackToWrong(): Promise<void>;
  opensNewestRecord(): Promise<void>;
  /** Of a lesson of the open book. */
  progressOf(title: string): Promise<Progress>;
}
