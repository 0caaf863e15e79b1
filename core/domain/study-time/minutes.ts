/** A minute that was begun counts: where minutes are shown, and where they are held against what she wanted. */
export const studiedMinutes = (seconds: number): number => Math.ceil(seconds / 60);
