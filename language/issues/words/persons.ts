import { wordSet } from './word-set.ts';

export const PERSONS: ReadonlySet<string> = wordSet(`
friend friends brother brothers sister sisters mother father mom dad parents parent son daughter sons daughters husband wife
boyfriend girlfriend teacher teachers boss coworker coworkers colleague colleagues classmate classmates cousin uncle aunt
grandmother grandfather grandparents child children kid kids baby student students man woman men women boy girl boys girls
people person family doctor neighbor neighbors customer customers client clients everyone everybody someone somebody
guest guests manager staff member members
`);
