/** Oz, a speech bubble that hatched: round as an O, its tail the bubble's tail. Drawn on a 120 × 120 ground. */
export type MascotProps = {
  readonly eyes?: 'open' | 'happy' | 'shut' | 'worried';
  readonly beak?: 'shut' | 'speaking';
  readonly wings?: 'down' | 'up' | 'front';
  /** Off in mid-air. */
  readonly feet?: boolean;
};

/** All of Oz alone, wings up included. */
export const MASCOT_VIEW_BOX = '5 0 118 118';

export function Mascot({ eyes = 'open', beak = 'shut', wings = 'down', feet = true }: MascotProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {feet && <path d={feetLine} stroke="var(--art-beak)" strokeWidth="4" fill="none" />}
      {wings === 'up' && (
        <path
          d="M28 60C16 54 9 42 10 28c13 3 23 13 27 25ZM96 53c3-13 12-23 25-27 2 14-4 27-15 34Z"
          fill="var(--art-shade)"
        />
      )}
      <path d={crest} fill="var(--art-shade)" />
      <path d={body} fill="var(--art-body)" />
      <path d={belly} fill="var(--art-belly)" />
      <g fill="var(--art-blush)" opacity="0.75">
        <ellipse cx="45" cy="67" rx="6" ry="4" />
        <ellipse cx="91" cy="67" rx="6" ry="4" />
      </g>
      {eyesOf[eyes]}
      {beak === 'speaking' ? (
        <>
          <path d="M61 66c4-3 10-3 14 0l-3 9c-1.5 3-6.5 3-8 0Z" fill="var(--art-ink)" />
          <path d="M60 66.5c3-5.5 13-5.5 16 0-5 2-11 2-16 0Z" fill="var(--art-beak)" />
        </>
      ) : (
        <path d="M60 66.5c2.5-5 13.5-5 16 0-1.5 4.5-5 7-8 7s-6.5-2.5-8-7Z" fill="var(--art-beak)" />
      )}
      {wings === 'down' && <path d={wingsDown} fill="var(--art-shade)" />}
      {wings === 'front' && <path d={wingsFront} fill="var(--art-shade)" />}
    </g>
  );
}

const body =
  'M64 20c23.5 0 42 18 42 40.5S87.5 101 64 101c-6.5 0-12.6-1.4-18-3.9-7 5-16.5 8.4-26 8.4-1.8 0-2.4-2.2-1-3.3 5.5-4.4 8.6-9.7 9.6-15.4C24 80 22 71 22 60.5 22 38 40.5 20 64 20Z';
const belly =
  'M68 76c15 0 26 6 29 9.5C89.5 95 77.5 101 64 101c-9 0-17.4-2.6-24.4-7C43 84 54 76 68 76Z';
const crest = 'M62 23c-7-4-9-11-6-18 6 2 10 6 10.5 12 2-4 6-6.5 11-6.5 0 6-4 11-10 12.5Z';
const feetLine = 'M55 98v12m-6 0h10M76 98v12m-4 0h10';
const wingsDown = 'M25 62c-7 6-9.5 15-7 24 9-1 16-7 18-16ZM104 62c7 6 9.5 15 7 24-9-1-16-7-18-16Z';
const wingsFront =
  'M27 72c4 12 14 19 28 18 0-9-7-17-17-20ZM103 72c-4 12-14 19-28 18 0-9 7-17 17-20Z';

const eyesOf = {
  open: (
    <g fill="var(--art-ink)">
      <circle cx="54" cy="57" r="5" />
      <circle cx="82" cy="57" r="5" />
      <g fill="var(--art-belly)">
        <circle cx="55.8" cy="55.2" r="1.7" />
        <circle cx="83.8" cy="55.2" r="1.7" />
      </g>
    </g>
  ),
  happy: <path d="M48.5 59c2-5.5 9-5.5 11 0M76.5 59c2-5.5 9-5.5 11 0" {...lash()} />,
  shut: <path d="M48.5 57c2 5 9 5 11 0M76.5 57c2 5 9 5 11 0" {...lash()} />,
  worried: (
    <g fill="var(--art-ink)">
      <circle cx="54" cy="59" r="4.5" />
      <circle cx="82" cy="59" r="4.5" />
      <path d="M47.5 50.5 56 48M88.5 50.5 80 48" {...lash()} strokeWidth="3" />
    </g>
  ),
};

function lash() {
  return { stroke: 'var(--art-ink)', strokeWidth: 3.5, fill: 'none' };
}
