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
    const data = {
      copies: [place('push'), place('lessons')],
      unsent: [place('takes')],
      paid: [place('purchase')],
    };
    return { forgotten, forget: new ForgetLearner(async () => data) };
  };

  it.each([
    ['nothing', ['push', 'lessons', 'takes', 'purchase']],
    ['paid', ['push', 'lessons', 'takes']],
    ['paid and unsent', ['push', 'lessons']],
  ] as const)('leaves what stays: %s', async (kept, going) => {
    const { forget, forgotten } = stage();
    await forget.execute('yui', kept);
    expect(forgotten).toEqual(going.map((name) => `${name} of yui`));
  });

  it('empties the other places where one can not be emptied, and tells of that', async () => {
    const { forget, forgotten } = stage('push');
    await expect(forget.execute('yui', 'nothing')).rejects.toMatchObject({
      errors: [{ message: 'push could not be loaded' }],
    });
    expect(forgotten).toEqual(['lessons of yui', 'takes of yui', 'purchase of yui']);
  });
});
