import type { ReactElement } from 'react';

export type IconProps = {
  /** Side in CSS pixels at the default text size; grows with the text. */
  readonly size?: number;
};
export type Icon = (props: IconProps) => ReactElement;

/** `line` is stroked, `solid` filled. Always decoration: the accessible name belongs to what holds the icon. */
export const drawn = (line: string, solid?: string): Icon =>
  function DrawnIcon({ size = 24 }) {
    const side = `${size / 16}rem`;
    return (
      <svg
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {solid && <path d={solid} fill="currentColor" />}
        <path d={line} />
      </svg>
    );
  };
