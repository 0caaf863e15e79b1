/** Outlines that several icons share; paths on a grid of 24. */
export const bubble =
  'M12 4c4.9 0 8.5 3.1 8.5 7.25S16.9 18.5 12 18.5c-.9 0-1.8-.1-2.6-.3L5 20.5l.8-3.9c-1.5-1.3-2.3-3.2-2.3-5.35C3.5 7.1 7.1 4 12 4Z';
export const ring = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z';

export const flame =
  'M12.2 3.5c.4 3.2 5.8 5.2 5.8 10.4a6 6 0 0 1-12 .1c0-2.3 1.1-3.9 2.3-5.1.3 1.2.8 2 1.7 2.6-.3-3 .3-6 2.2-8Z';
