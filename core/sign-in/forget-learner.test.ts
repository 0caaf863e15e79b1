import { describe, expect, it } from 'vitest';
import { ForgetLearner, type LearnerData } from './forget-learner.ts';

describe('forgetting a learner on this device', () => {
  const stage = (...failing: string[]) => {
    const forgotten: string[] = [];
    const place = (name: string): LearnerData => ({
      forget: async (learnerId) => {
        if (failing.includes(name)) throw new Error(`${name} could not be loaded`);
        forgotten.push(`${name} of ${learnerId}`);
      },
    });
    const data = { copies: [place('push'), place('lessons')], unsent: [place('takes')] };
    return { forgotten, forget: new ForgetLearner(async () => data) };
  };

  it('leaves nothing, or what could not be sent', async () => {
    const all = stage();
    await all.forget.execute('yui', false);
    expect(all.forgotten).toEqual(['push of yui', 'lessons of yui', 'takes of yui']);
    const some = stage();
    await some.forget.execute('yui', true);
    expect(some.forgotten).toEqual(['push of yui', 'lessons of yui']);
  });

  it('empties the other places where one can not be emptied, and tells of that', async () => {
    const { forget, forgotten } = stage('push');
    await expect(forget.execute('yui', false)).rejects.toMatchObject({
      errors: [{ message: 'push could not be loaded' }],
    });
    expect(forgotten).toEqual(['lessons of yui', 'takes of yui']);
  });
});
