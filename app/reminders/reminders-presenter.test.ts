import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { ChosenReminders } from '../../core/ports/reminders-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { RemindersPresenter } from './reminders-presenter.ts';
import { remindersStates } from './reminders-screen.states.ts';

const { on } = remindersStates;

describe('the hour she is reminded at', () => {
  let saved: ChosenReminders[];
  let answers: ((answer: Result<void, ApiError>) => void)[];
  let view: RemindersPresenter;

  /** The server answers what waits longest. */
  const answer = async (how: Result<void, ApiError> = ok(undefined)): Promise<void> => {
    answers.shift()?.(how);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = () =>
    view.state.step === 'shown' && {
      wanted: view.state.wantedHour,
      isBusy: view.state.isBusy,
      error: view.state.error?.kind,
    };

  beforeEach(async () => {
    saved = [];
    answers = [];
    if (on?.step !== 'shown') throw new Error('No example is on');
    const { known } = on;
    const reminders = {
      load: async () => ok(known),
      on: async () => ok(known),
      choose: async (chosen: ChosenReminders) => {
        const done = await new Promise<Result<void, ApiError>>((resolve) => answers.push(resolve));
        if (!done.ok) return done;
        saved.push(chosen);
        return ok(chosen);
      },
    };
    view = new RemindersPresenter(reminders, new MemoryReporter());
    await view.load();
  });

  it('is shown as she wants it before the server has it', async () => {
    void view.chooseHour(7);
    expect(shown()).toEqual({ wanted: 7, isBusy: true, error: undefined });
    await answer();
    expect(shown()).toEqual({ wanted: 7, isBusy: false, error: undefined });
    expect(saved).toEqual([{ isOn: true, hour: 7 }]);
  });

  it('is the last one of several in a row', async () => {
    void view.chooseHour(7);
    void view.chooseHour(12);
    void view.chooseHour(18);
    await answer();
    await answer();
    expect(saved.map(({ hour }) => hour)).toEqual([7, 18]);
    expect(shown()).toEqual({ wanted: 18, isBusy: false, error: undefined });
  });

  it('is as the server has it where the server refused another', async () => {
    void view.chooseHour(7);
    await answer(fail({ kind: 'offline' }));
    expect(shown()).toEqual({ wanted: 20, isBusy: false, error: 'offline' });
    expect(saved).toEqual([]);
  });
});
