import { drawn } from './drawn-icon.tsx';
import { bubble, flame, ring } from './icon-shapes.ts';

const square =
  'M8 6.5h8A1.5 1.5 0 0 1 17.5 8v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 16V8A1.5 1.5 0 0 1 8 6.5Z';
const triangle =
  'M7.5 5.3v13.4c0 .6.6.9 1.1.6l10.4-6.7c.5-.3.5-.9 0-1.2L8.6 4.7c-.5-.3-1.1 0-1.1.6Z';
const bookmark = 'M7.5 3.75h9A1.5 1.5 0 0 1 18 5.25v15l-6-4.25-6 4.25v-15a1.5 1.5 0 0 1 1.5-1.5Z';

export const BubbleIcon = /* @__PURE__ */ drawn(bubble);
export const MicOffIcon = /* @__PURE__ */ drawn(
  'M15.25 8.5v-2a3.25 3.25 0 0 0-6.3-1.1M8.75 9.5v2a3.25 3.25 0 0 0 4.6 2.95M5.75 11.25a6.25 6.25 0 0 0 9.5 5.3M18.25 11.25c0 .9-.2 1.8-.55 2.6M12 17.5v3.25M4 4l16 16',
);
export const StopIcon = /* @__PURE__ */ drawn(square, square);
export const PlayIcon = /* @__PURE__ */ drawn(triangle, triangle);
export const PauseIcon = /* @__PURE__ */ drawn(
  'M8 5.5h1.25v13H8zM14.75 5.5H16v13h-1.25z',
  'M8 5.5h1.25v13H8zM14.75 5.5H16v13h-1.25z',
);
export const SoundIcon = /* @__PURE__ */ drawn(
  'M4.5 9.5h2.7l4.1-3.6a.6.6 0 0 1 1 .45v11.3a.6.6 0 0 1-1 .45l-4.1-3.6H4.5a.75.75 0 0 1-.75-.75v-3.5a.75.75 0 0 1 .75-.75ZM15.75 9.25a4 4 0 0 1 0 5.5M18.25 6.75a7.5 7.5 0 0 1 0 10.5',
);
export const BackIcon = /* @__PURE__ */ drawn('M14.75 5.5 8.25 12l6.5 6.5');
export const UpIcon = /* @__PURE__ */ drawn('m5.5 14.75 6.5-6.5 6.5 6.5');
export const DownIcon = /* @__PURE__ */ drawn('m5.5 9.25 6.5 6.5 6.5-6.5');
export const CloseIcon = /* @__PURE__ */ drawn('m6 6 12 12M18 6 6 18');
export const CrossIcon = /* @__PURE__ */ drawn('m7 7 10 10M17 7 7 17');
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const PlusIcon = /* @__PURE__ */ drawn('M12 5v14M5 12h14');
export const MoreIcon = /* @__PURE__ */ drawn(
  'M5.5 12h.01M12 12h.01M18.5 12h.01',
  'M5.5 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5ZM12 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5ZM18.5 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z',
);
export const RetryIcon = /* @__PURE__ */ drawn(
  'M19.25 12a7.25 7.25 0 1 1-2.2-5.2l2.2 2.1M19.25 4.5v4.4h-4.4',
);
export const FlipIcon = /* @__PURE__ */ drawn(
  'M7.5 4 4 7.5 7.5 11M4 7.5h16M16.5 13l3.5 3.5-3.5 3.5M20 16.5H4',
);
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2.75 12c1.9-3.9 5.2-6.25 9.25-6.25S19.35 8.1 21.25 12c-1.9 3.9-5.2 6.25-9.25 6.25S4.65 15.9 2.75 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5Z',
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M9.8 6c.7-.2 1.45-.25 2.2-.25 4.05 0 7.35 2.35 9.25 6.25-.7 1.45-1.6 2.7-2.7 3.65M6.2 7.6C4.8 8.65 3.65 10.15 2.75 12c1.9 3.9 5.2 6.25 9.25 6.25 1.6 0 3.1-.35 4.45-1.05M10 10.1a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16',
);
export const BookmarkIcon = /* @__PURE__ */ drawn(bookmark);
export const BookmarkFilledIcon = /* @__PURE__ */ drawn(bookmark, bookmark);
export const TeacherIcon = /* @__PURE__ */ drawn(
  'm12 4.25 9.25 4.5L12 13.25 2.75 8.75 12 4.25ZM6.5 10.75v4.5c0 1.65 2.5 3 5.5 3s5.5-1.35 5.5-3v-4.5M21.25 8.75v5.5',
);
export const SettingsIcon = /* @__PURE__ */ drawn(
  'M4 7.25h8.5M17.5 7.25H20M4 16.75h2.5M11.5 16.75H20M15 4.75a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM9 14.25a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const MailIcon = /* @__PURE__ */ drawn(
  'M5.25 5.5h13.5c.95 0 1.75.8 1.75 1.75v9.5c0 .95-.8 1.75-1.75 1.75H5.25a1.75 1.75 0 0 1-1.75-1.75v-9.5c0-.95.8-1.75 1.75-1.75ZM4 7l7 5.4c.6.45 1.4.45 2 0L20 7',
);
export const LockIcon = /* @__PURE__ */ drawn(
  'M7.25 10.5h9.5c.95 0 1.75.8 1.75 1.75v6c0 .95-.8 1.75-1.75 1.75h-9.5a1.75 1.75 0 0 1-1.75-1.75v-6c0-.95.8-1.75 1.75-1.75ZM8.25 10.25V7.5a3.75 3.75 0 0 1 7.5 0v2.75M12 14.5v1.5',
);
export const KeyIcon = /* @__PURE__ */ drawn(
  'M15 4.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5ZM11.65 12.35l-7.4 7.4M6.75 17.25 9 19.5M9.5 14.5l1.75 1.75',
);
export const FlameIcon = /* @__PURE__ */ drawn(flame);
export const BellIcon = /* @__PURE__ */ drawn(
  'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.75h-15L6 16.5Zm4 4a2.25 2.25 0 0 0 4 0M12 5V3.25',
);
export const ClockIcon = /* @__PURE__ */ drawn(`${ring}m0 4.25v4.5l3 2`);
export const OfflineIcon = /* @__PURE__ */ drawn(
  'M5.25 12.25a9.7 9.7 0 0 1 4.25-2.5M14.5 9.75c1.6.45 3.05 1.3 4.25 2.5M2.75 8.75c1.2-1.1 2.55-2 4-2.6M12.5 5.25c3.3.15 6.35 1.45 8.75 3.5M8.25 15.5A5.3 5.3 0 0 1 12 14M12 18.75h.01M4 4l16 16',
);
export const WarningIcon = /* @__PURE__ */ drawn(
  'M10.6 4.9 3.3 17.6c-.6 1.05.15 2.4 1.4 2.4h14.6c1.25 0 2-1.35 1.4-2.4L13.4 4.9c-.6-1.1-2.2-1.1-2.8 0ZM12 9.5v4M12 16.75h.01',
);
export const InfoIcon = /* @__PURE__ */ drawn(`${ring}m0 7.5v5M12 8.25h.01`);
export const FilterIcon = /* @__PURE__ */ drawn('M4 6.5h16M7 12h10M10 17.5h4');
export const ListIcon = /* @__PURE__ */ drawn(
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
);
export const PencilIcon = /* @__PURE__ */ drawn(
  'M4.25 19.75l.9-4.1L15.9 4.9a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L8.35 18.85l-4.1.9ZM13.75 7.05l3.2 3.2',
);
export const CopyIcon = /* @__PURE__ */ drawn('M9.5 8.5h9v11h-9zM6.5 15.5h-1v-11h9v1');
export const TrashIcon = /* @__PURE__ */ drawn(
  'M4.75 6.75h14.5M9.25 6.5V5c0-.7.55-1.25 1.25-1.25h3c.7 0 1.25.55 1.25 1.25v1.5M6.5 6.75l.7 11.6c.05.95.85 1.65 1.75 1.65h6.1c.9 0 1.7-.7 1.75-1.65l.7-11.6M10.25 10.75v5.25M13.75 10.75v5.25',
);
export const TrophyIcon = /* @__PURE__ */ drawn(
  'M7.5 4.25h9v5.25a4.5 4.5 0 0 1-9 0V4.25ZM7.5 5.75H4.75c-.4 3 .7 5 3.1 5.25M16.5 5.75h2.75c.4 3-.7 5-3.1 5.25M12 14v3.25M8.5 20.25h7M9.75 20.25c0-1.75.9-3 2.25-3s2.25 1.25 2.25 3',
);
export const SpeedIcon = /* @__PURE__ */ drawn(
  'M5.8 18.25a8.5 8.5 0 1 1 12.4 0M12 13.5l3.5-4.5M12 12.25a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z',
);
export const BulbIcon = /* @__PURE__ */ drawn(
  'M9.5 17.5v-1.2c0-.8-.4-1.5-1-2.1a5.75 5.75 0 1 1 7 0c-.6.6-1 1.3-1 2.1v1.2ZM10.25 20.5h3.5',
);
export const SparkIcon = /* @__PURE__ */ drawn(
  'M11 4.25c.6 4.3 2.2 5.9 6.5 6.5-4.3.6-5.9 2.2-6.5 6.5-.6-4.3-2.2-5.9-6.5-6.5 4.3-.6 5.9-2.2 6.5-6.5ZM18.25 15.5c.25 1.8.95 2.5 2.75 2.75-1.8.25-2.5.95-2.75 2.75-.25-1.8-.95-2.5-2.75-2.75 1.8-.25 2.5-.95 2.75-2.75Z',
);
export const CardIcon = /* @__PURE__ */ drawn(
  'M5.25 5.75h13.5c.95 0 1.75.8 1.75 1.75v9c0 .95-.8 1.75-1.75 1.75H5.25a1.75 1.75 0 0 1-1.75-1.75v-9c0-.95.8-1.75 1.75-1.75ZM3.75 10h16.5M7 14.5h3',
);
export const KeyboardIcon = /* @__PURE__ */ drawn(
  'M5 6.5h14c.95 0 1.75.8 1.75 1.75v7.5c0 .95-.8 1.75-1.75 1.75H5a1.75 1.75 0 0 1-1.75-1.75v-7.5C3.25 7.3 4.05 6.5 5 6.5ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8.5 14h7',
);
export const GlobeIcon = /* @__PURE__ */ drawn(
  `${ring}M3.75 12h16.5M12 3.5c2.4 2.3 3.6 5.15 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.15-3.6-8.5S9.6 5.8 12 3.5Z`,
);
export const LogOutIcon = /* @__PURE__ */ drawn(
  'M13.5 4.25H7c-.95 0-1.75.8-1.75 1.75v12c0 .95.8 1.75 1.75 1.75h6.5M10.5 12h9.75M16.75 8.5l3.5 3.5-3.5 3.5',
);
export const TrendIcon = /* @__PURE__ */ drawn(
  'M4 19.25h16M5 15l4.5-4.5 3.5 3.5L19.5 7M14.75 6.5h5v5',
);
export const ShieldIcon = /* @__PURE__ */ drawn(
  'm12 3.5 7 2.75v5.25c0 4.25-2.9 7.4-7 9-4.1-1.6-7-4.75-7-9V6.25l7-2.75ZM9 12l2.1 2.1L15 10.25',
);
export const DeviceIcon = /* @__PURE__ */ drawn(
  'M8.25 3.5h7.5c.95 0 1.75.8 1.75 1.75v13.5c0 .95-.8 1.75-1.75 1.75h-7.5a1.75 1.75 0 0 1-1.75-1.75V5.25c0-.95.8-1.75 1.75-1.75ZM10.75 17.5h2.5',
);
export const LaptopIcon = /* @__PURE__ */ drawn(
  'M6.25 5h11.5c.7 0 1.25.55 1.25 1.25V15H5V6.25C5 5.55 5.55 5 6.25 5ZM2.75 18.5h18.5',
);
export const DocumentIcon = /* @__PURE__ */ drawn(
  'M7.25 3.5h6.25l5 5v10.25c0 .95-.8 1.75-1.75 1.75h-9.5a1.75 1.75 0 0 1-1.75-1.75V5.25c0-.95.8-1.75 1.75-1.75ZM13.25 3.75v5h5M8.75 12.75h6.5M8.75 16.25h4.5',
);
export const DownloadIcon = /* @__PURE__ */ drawn(
  'M12 4v11.25M7.25 10.75 12 15.5l4.75-4.75M4.75 19.75h14.5',
);
