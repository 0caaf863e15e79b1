declare module 'virtual:licences' {
  /** Of everything that runs, in the order of the alphabet. */
  export const LICENCES: readonly {
    readonly name: string;
    readonly licence: string;
  }[];
}
