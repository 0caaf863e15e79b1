/**
 * What is around the app: a browser, the wrapper from the store, or another app of the same house that shows
 * nothing of Oz but its forms.
 */
export type AppMode = 'browser' | 'native' | 'embedded';
