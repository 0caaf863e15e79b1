/** How light the screen is; `device` follows the device. */
export const THEMES = ['device', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];
