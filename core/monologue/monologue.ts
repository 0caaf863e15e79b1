import type { Level } from '../domain/lesson/level.ts';
import type { FigureAgainstEarlier } from '../domain/monologue/compare-speech.ts';
import type {
  Correction,
  CorrectedSentence,
  ImprovementArea,
  SpeechFinding,
} from '../domain/monologue/correction.ts';
import type { Material, MaterialHead, ModelSpeech } from '../domain/monologue/material.ts';
import type { ModelVoice } from '../domain/monologue/model-voice.ts';
import type { Memo, MonologueRefusal, MonologueState } from '../domain/monologue/monologue.ts';
import type { LocalText } from '../shared/language.ts';

/** A theme in a list. */
export interface MaterialSummary extends MaterialHead {
  /** When she spoke about it last, ISO in UTC; undefined where she never has. */
  readonly spokenAt: string | undefined;
}

/** A theme, whole; `audio` is where a model speech is to be heard. */
export interface ReceivedMaterial extends MaterialSummary, Omit<Material, 'models'> {
  readonly models: readonly (ModelSpeech & { readonly audio: string })[];
}

/** A speech of hers that the server keeps. Instants are ISO in UTC. */
export interface Monologue {
  readonly id: string;
  readonly materialId: string;
  /** Of the theme; undefined where it is her own, or is gone. */
  readonly title: LocalText | undefined;
  /** Her own words for the theme; undefined where it is one of ours. */
  readonly theme: string | undefined;
  readonly memo: Memo;
  readonly recordedAt: string;
  readonly durationMs: number;
  /** Where the recording is to be had; undefined once it is gone. */
  readonly audio: string | undefined;
  readonly state: MonologueState;
  readonly refusal: MonologueRefusal | undefined;
  /** She wants to hear more about its correction. */
  readonly wantsFeedback: boolean;
  readonly result: MonologueResult | undefined;
}

/** The figures of a correction. */
export interface MonologueResult {
  readonly level: Level | undefined;
  /** 1 (A1) to 5 (C1), in levels. */
  readonly score: number | undefined;
  readonly words: number;
  readonly wordsPerMinute: number | undefined;
  readonly mistakes: number;
  readonly isRead: boolean;
  readonly correctedAt: string;
}

export interface MonologuePage {
  readonly monologues: readonly Monologue[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

export interface ReceivedFinding extends SpeechFinding {
  /** Of the handbook's page. */
  readonly topicTitle: LocalText | undefined;
  /** In so many of the speeches before it there was a mistake of this kind; the newest of these. */
  readonly earlier: number;
  readonly earlierId: string | undefined;
}

export interface ReceivedSentence extends Omit<CorrectedSentence, 'findings'> {
  /** By which it is judged when she says it again. */
  readonly id: string;
  /** Where it is to be heard as it is right. */
  readonly voices: Readonly<Record<ModelVoice, string>>;
  readonly findings: readonly ReceivedFinding[];
  /** The question she made of it, with what she meant by it in Japanese, where she wrote that. */
  readonly question: { readonly meant: string | undefined } | undefined;
}

/** A correction, with what the server knows around it. */
export interface ReceivedCorrection extends Omit<Correction, 'sentences'> {
  readonly monologue: Monologue;
  /** There is another corrected speech on the same theme. */
  readonly isComparable: boolean;
  readonly sentences: readonly ReceivedSentence[];
  /** Figures beside those of her last speeches before it. */
  readonly against: readonly FigureAgainstEarlier[];
}

/** How far the correction of a speech is. */
export interface CorrectionStatus {
  /** Undefined where nothing was submitted. */
  readonly id: string | undefined;
  readonly state: MonologueState | undefined;
  /** 0 to 1; undefined where it waits. */
  readonly progress: number | undefined;
  /** The words heard so far; undefined where these are not known. */
  readonly heard: string | undefined;
  /** Speeches that come first. */
  readonly ahead: number;
  /** An estimate; undefined where it does not wait. */
  readonly secondsLeft: number | undefined;
  /** She has read its correction. */
  readonly isRead: boolean;
  /** Corrections that she has not read. */
  readonly unread: number;
}

/** What she gets wrong in her latest speeches, the most frequent first. */
export interface Mistakes {
  /** So many speeches were looked at. */
  readonly speeches: number;
  readonly areas: readonly {
    readonly area: ImprovementArea;
    readonly count: number;
    readonly kinds: readonly MistakeKind[];
  }[];
}

export interface MistakeKind {
  readonly kind: string;
  readonly topic: string;
  readonly topicTitle: LocalText | undefined;
  readonly count: number;
  /** In so many of the speeches; the newest of these. */
  readonly speeches: number;
  readonly latestId: string;
}
