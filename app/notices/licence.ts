/** Under which licence a library may be used, as its makers name it. */
export interface Licence {
  readonly name: string;
  readonly licence: string;
}
