export type BrandMarkProps = {
  /** CSS pixels at the default text size. */
  readonly size?: number;
};

/** The logo without its ground: an O that speaks, and a z that is its voice. */
export function BrandMark({ size = 40 }: BrandMarkProps) {
  const side = `${size / 16}rem`;
  return (
    <svg width={side} height={side} viewBox="8 8 48 48" aria-hidden="true">
      <path
        d="M33.5 10a21.5 21.5 0 1 1-8.8 41.1c-3.7 2-8.1 3-12.5 2.9-1.3 0-1.7-1.6-.7-2.4 2.4-1.9 4-4.3 4.7-7.2A21.5 21.5 0 0 1 33.5 10Zm0 7a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29Z"
        fill="var(--brand)"
      />
      <path
        d="M28 26.2c3.6-1.7 7.4 1.5 11.2-.2L28 37.3c3.6-1.7 7.4 1.5 11.2-.2"
        fill="none"
        stroke="var(--achieved)"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
