import { drawn } from './drawn-icon.tsx';
import { bubble, flame, ring } from './icon-shapes.ts';

// The icons that home and the tabs show: they come with the first paint, all others with what shows them.
const capsule =
  'M12 3.25a3.25 3.25 0 0 1 3.25 3.25v5a3.25 3.25 0 0 1-6.5 0v-5A3.25 3.25 0 0 1 12 3.25Z';
const micStand = 'M5.75 11.25a6.25 6.25 0 0 0 12.5 0M12 17.5v3.25';
const star = 'm12 3.75 2.5 5.2 5.7.8-4.1 4 1 5.65-5.1-2.7-5.1 2.7 1-5.65-4.1-4 5.7-.8L12 3.75Z';

export const HomeIcon = /* @__PURE__ */ drawn(
  'm3.75 11.25 7.3-6.4a1.5 1.5 0 0 1 1.9 0l7.3 6.4M5.75 9.75v8.75A1.75 1.75 0 0 0 7.5 20.25h9a1.75 1.75 0 0 0 1.75-1.75V9.75M9.75 20v-4.25a2.25 2.25 0 0 1 4.5 0V20',
);
export const BooksIcon = /* @__PURE__ */ drawn(
  'M12 6.75c-1.8-1.5-4.6-2.2-7.5-2.25a.75.75 0 0 0-.75.75v12c0 .4.3.75.75.75 2.9.05 5.7.75 7.5 2.25 1.8-1.5 4.6-2.2 7.5-2.25.4 0 .75-.35.75-.75v-12a.75.75 0 0 0-.75-.75c-2.9.05-5.7.75-7.5 2.25Zm0 0V20',
);
export const SpeakIcon = /* @__PURE__ */ drawn(`${bubble}M8.25 10.25v2M12 8.25v6M15.75 10.25v2`);
export const MicIcon = /* @__PURE__ */ drawn(`${capsule}${micStand}`);
export const MicFilledIcon = /* @__PURE__ */ drawn(`${capsule}${micStand}`, capsule);
export const NextIcon = /* @__PURE__ */ drawn('M9.25 5.5 15.75 12l-6.5 6.5');
export const ArrowIcon = /* @__PURE__ */ drawn('M4.5 12h15M13.5 6l6 6-6 6');
export const CheckIcon = /* @__PURE__ */ drawn('m5 12.75 4.5 4.5L19 7.5');
export const CheckCircleIcon = /* @__PURE__ */ drawn(`${ring}m-4 8.75 2.75 2.75 5.25-5.5`);
export const EarIcon = /* @__PURE__ */ drawn(
  'M6.25 10a5.75 5.75 0 0 1 11.5 0c0 2.9-1.7 3.9-2.7 5.25-.9 1.25-.7 2.4-1.3 3.65a3 3 0 0 1-5.55-.7M9.25 10.25a2.75 2.75 0 0 1 5.5-.25c0 1.75-1.75 2-1.75 3.75',
);
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 4a3.75 3.75 0 1 1 0 7.5A3.75 3.75 0 0 1 12 4ZM4.75 20c.4-3.35 3.4-5.5 7.25-5.5s6.85 2.15 7.25 5.5',
);
export const FlameFilledIcon = /* @__PURE__ */ drawn(flame, flame);
export const StarFilledIcon = /* @__PURE__ */ drawn(star, star);
export const CalendarIcon = /* @__PURE__ */ drawn(
  'M6 5.25h12c.95 0 1.75.8 1.75 1.75v11c0 .95-.8 1.75-1.75 1.75H6A1.75 1.75 0 0 1 4.25 18V7c0-.95.8-1.75 1.75-1.75ZM4.5 9.75h15M8.25 3.5v3M15.75 3.5v3',
);
export const RestIcon = /* @__PURE__ */ drawn(
  'M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z',
);
