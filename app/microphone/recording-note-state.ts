import { makeAutoObservable } from 'mobx';
import { noteAfter, type RecordingNote } from '../../core/recording/recording-note.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';

/** What the learner should know of the recording that is under way, or was the last. */
export class RecordingNoteState {
  note: RecordingNote | undefined;
  readonly dispose: () => void;

  /** `onEnded`: the microphone is gone, and with it the recording has ended. */
  constructor(recording: Pick<StartRecording, 'onTrouble'>, onEnded: () => void) {
    makeAutoObservable(this, { dispose: false }, { autoBind: true });
    this.dispose = recording.onTrouble((trouble) => {
      this.show(noteAfter(this.note, trouble));
      if (trouble === 'ended') onEnded();
    });
  }

  show(note: RecordingNote | undefined): void {
    this.note = note;
  }
}
