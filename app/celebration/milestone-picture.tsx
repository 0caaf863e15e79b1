import type { CSSProperties, Ref } from 'react';
import { Mascot } from '../design/mascot.tsx';

type MilestonePictureProps = {
  /** What was reached: "30日". */
  readonly title: string;
  readonly text: string;
  readonly ref?: Ref<SVGSVGElement>;
};

/** The same by day and by night, as others see it elsewhere. */
const COLOURS: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--art-body': '#2fb4bc',
  '--art-shade': '#1e979f',
  '--art-belly': '#f3fbfa',
  '--art-ink': '#0d3338',
  '--art-beak': '#fc7344',
  '--art-blush': '#f7a78a',
};

const FONT = "-apple-system, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif";

/** What she may share: it takes nothing from the page, for it is drawn again without one. */
export function MilestonePicture({ title, text, ref }: MilestonePictureProps) {
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width="600"
      height="600"
      viewBox="0 0 600 600"
      style={{ ...COLOURS, width: '100%', height: 'auto', borderRadius: '1.25rem' }}
      aria-hidden="true"
    >
      <rect width="600" height="600" fill="#dcf1f1" />
      <circle cx="300" cy="228" r="178" fill="#ffffff" />
      <g transform="translate(148 76) scale(2.4)">
        <Mascot eyes="happy" beak="speaking" wings="up" />
      </g>
      <g fill="#fc7344">
        <path d="m92 120 12 25 28 4-20 20 5 28-25-13-25 13 5-28-20-20 28-4Z" />
        <circle cx="520" cy="340" r="13" />
        <rect x="470" y="66" width="22" height="34" rx="5" transform="rotate(24 481 83)" />
      </g>
      <g fill="#ffc65c">
        <path d="m512 148 9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3Z" />
        <circle cx="112" cy="60" r="12" />
        <rect x="62" y="330" width="22" height="34" rx="5" transform="rotate(-28 73 347)" />
      </g>
      <g fontFamily={FONT} textAnchor="middle" fill="#14292c">
        <text x="300" y="484" fontSize="50" fontWeight="700">
          {title}
        </text>
        <text x="300" y="542" fontSize="26">
          {text}
        </text>
      </g>
    </svg>
  );
}
