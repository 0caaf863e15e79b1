import { defineParameterType } from '@cucumber/cucumber';
import { Caller } from '../learners/caller.ts';
import type { Stranger } from '../learners/stranger.ts';
import type { OzWorld } from './world.ts';

/** Everybody in a scenario who calls Oz without the app, by name. */
export class Callers {
  readonly #oz: Stranger;
  readonly #known = new Map<string, Caller>();

  constructor(oz: Stranger) {
    this.#oz = oz;
  }

  called(name: string): Caller {
    const known = this.#known.get(name) ?? new Caller(this.#oz.at(newAddress()));
    this.#known.set(name, known);
    return known;
  }
}

const callers = new WeakMap<OzWorld, Callers>();

/** They call the Oz of the learner, unless they came to another one. */
export function callerOf(world: OzWorld, name: string): Caller {
  const known = callers.get(world) ?? new Callers(world.stranger);
  callers.set(world, known);
  return known.called(name);
}

export function comeTo(world: OzWorld, oz: Stranger): void {
  callers.set(world, new Callers(oz));
}

let addresses = 0;

/** Out of a network that is for tests, another one each time: what one scenario did is not held against the next. */
function newAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 256)}.${addresses % 256}`;
}

defineParameterType({
  name: 'caller',
  regexp: /Yui|Ken|(?:a|the) thief|the other app/,
  transformer: (name: string) => name.replace(/^a /, 'the '),
});
