import { FIRST_SHAPES } from './icon-frame.tsx';

const SOLID = { fill: 'currentColor', stroke: 'none' } as const;

/** Outlines on a 16 × 16 grid with a stroke of 1.5. The few filled parts set their own fill. */
export const ICON_SHAPES = {
  'arrow-down': <path d="M8 3v10M4 9l4 4 4-4" />,
  'arrow-up': <path d="M8 13V3M4 7l4-4 4 4" />,
  bell: (
    <path d="M8 2.2A3.9 3.9 0 0 0 4.1 6.1c0 3.2-1.6 4.8-1.6 4.8h11s-1.6-1.6-1.6-4.8A3.9 3.9 0 0 0 8 2.2ZM6.6 13.5h2.8" />
  ),
  board: (
    <>
      <rect x="2" y="2.5" width="3.3" height="11" rx="1" />
      <rect x="6.4" y="2.5" width="3.3" height="7" rx="1" />
      <rect x="10.7" y="2.5" width="3.3" height="9" rx="1" />
    </>
  ),
  book: (
    <path d="M8 4c-1.5-1.2-3.5-1.5-5.5-1.5v10C4.5 12.5 6.5 12.8 8 14c1.5-1.2 3.5-1.5 5.5-1.5v-10C11.5 2.5 9.5 2.8 8 4zM8 4v10" />
  ),
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
      <path d="M2.5 6.5h11M5.5 2v3M10.5 2v3" />
    </>
  ),
  chat: <path d="M2.5 3h11v8H7.5L4.5 13.5V11h-2z" />,
  check: <path d="m3.5 8.5 3 3 6-7" />,
  'chevron-down': <path d="m4 6 4 4 4-4" />,
  'chevron-left': <path d="M10 4 6 8l4 4" />,
  'chevron-right': <path d="m6 4 4 4-4 4" />,
  'chevron-up': <path d="m4 10 4-4 4 4" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 4.8V8l2.2 1.5" />
    </>
  ),
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  contents: <path d="M2.5 4h.01M2.5 8h.01M2.5 12h.01M5.5 4h8M5.5 8h8M5.5 12h5" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 3.5v-1h-8v8h1" />
    </>
  ),
  document: <path d="M3.5 1.8h6l3 3v9.4h-9zM9.3 2v3h3M5.8 8.3h4.4M5.8 11h4.4" />,
  download: <path d="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10" />,
  edit: <path d="m3 13 .7-3 6.8-6.8 2.3 2.3L6 12.3zM9 4.7 11.3 7" />,
  expand: <path d="M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9" />,
  external: <path d="M9 3h4v4M13 3 7.5 8.5M11.5 9.5V13H3V4.5h3.5" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  'eye-off': (
    <path d="M2.5 2.5l11 11M6 4.1A6 6 0 0 1 8 3.8C12 3.8 14.5 8 14.5 8a11 11 0 0 1-1.8 2.2M10 11.9a6 6 0 0 1-2 .3C4 12.2 1.5 8 1.5 8a11 11 0 0 1 2.3-2.7" />
  ),
  feed: <path d="M3.5 3.5a9 9 0 0 1 9 9M3.5 8a4.5 4.5 0 0 1 4.5 4.5M4 12h.01" />,
  filter: <path d="M2 4h12M4.5 8h7M7 12h2" />,
  folder: <path d="M2 12.5v-9h4l1.5 2H14v7z" />,
  gear: (
    <>
      <circle cx="8" cy="8" r="2.2" />
      <path d="M8 1.8v1.9M8 12.3v1.9M14.2 8h-1.9M3.7 8H1.8M12.4 3.6 11 5M5 11l-1.4 1.4M12.4 12.4 11 11M5 5 3.6 3.6" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M2.2 8h11.6M8 2.2c2 1.7 2.6 3.7 2.6 5.8S10 12.1 8 13.8C6 12.1 5.4 10.1 5.4 8S6 3.9 8 2.2z" />
    </>
  ),
  grid: (
    <>
      <rect x="2.5" y="2.5" width="4.5" height="4.5" rx="1" />
      <rect x="9" y="2.5" width="4.5" height="4.5" rx="1" />
      <rect x="2.5" y="9" width="4.5" height="4.5" rx="1" />
      <rect x="9" y="9" width="4.5" height="4.5" rx="1" />
    </>
  ),
  help: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M6.3 6.3c.1-1 .8-1.5 1.7-1.5s1.7.6 1.7 1.5c0 1.2-1.7 1.3-1.7 2.5" />
      <circle {...SOLID} cx="8" cy="11" r=".8" />
    </>
  ),
  home: <path d="M2.5 7.5 8 2.8l5.5 4.7v6h-11z" />,
  inline: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.5" />
      <path d="M4.8 6.5h6.4M4.8 9.5h6.4" />
    </>
  ),
  legislation: (
    <path d="M2 14h12M3.5 14V8.5M6.5 14V8.5M9.5 14V8.5M12.5 14V8.5M2.5 8.5h11M3.5 8.5C3.5 5.5 5.5 4 8 4s4.5 1.5 4.5 4.5M8 4V2" />
  ),
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
      <path d="m2.5 5 5.5 4 5.5-4" />
    </>
  ),
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  minus: <path d="M4 8h8" />,
  more: (
    <>
      <circle {...SOLID} cx="3.5" cy="8" r="1.2" />
      <circle {...SOLID} cx="8" cy="8" r="1.2" />
      <circle {...SOLID} cx="12.5" cy="8" r="1.2" />
    </>
  ),
  move: <path d="M3 4.5h6a3 3 0 0 1 0 6H4M6.5 8 4 10.5 6.5 13" />,
  neutral: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M5.3 8h5.4" />
    </>
  ),
  oppose: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 5v5.8M5.5 8.4 8 10.8l2.5-2.4" />
    </>
  ),
  paperclip: (
    <path d="m12.8 7.3-5.3 5.3a3 3 0 0 1-4.3-4.3l5.6-5.6a2 2 0 0 1 2.9 2.9L6.2 11a1 1 0 0 1-1.4-1.4l4.8-4.8" />
  ),
  plus: <path d="M8 3.5v9M3.5 8h9" />,
  'priority-high': (
    <>
      <rect {...SOLID} x="2" y="9" width="3" height="4.5" rx=".6" />
      <rect {...SOLID} x="6.5" y="6" width="3" height="7.5" rx=".6" />
      <rect {...SOLID} x="11" y="2.8" width="3" height="10.7" rx=".6" />
    </>
  ),
  'priority-low': (
    <>
      <rect {...SOLID} x="2" y="9" width="3" height="4.5" rx=".6" />
      <rect {...SOLID} x="6.5" y="6" width="3" height="7.5" rx=".6" opacity=".28" />
      <rect {...SOLID} x="11" y="2.8" width="3" height="10.7" rx=".6" opacity=".28" />
    </>
  ),
  'priority-medium': (
    <>
      <rect {...SOLID} x="2" y="9" width="3" height="4.5" rx=".6" />
      <rect {...SOLID} x="6.5" y="6" width="3" height="7.5" rx=".6" />
      <rect {...SOLID} x="11" y="2.8" width="3" height="10.7" rx=".6" opacity=".28" />
    </>
  ),
  'priority-none': <path d="M3 8h10" strokeDasharray="2 2.5" />,
  quote: <path d="M6.5 4.5H3v4h3.5zM6.5 8.5c0 2-1 3-2.5 3.3M13 4.5H9.5v4H13zM13 8.5c0 2-1 3-2.5 3.3" />,
  refresh: <path d="M13 3v3.5H9.5M13 6.5A5.3 5.3 0 1 0 13.2 9.5" />,
  regulation: <path d="M3.5 1.8h9v12.4h-9zM5.8 5h4.4M5.8 7.7h4.4M5.8 10.4h2" />,
  search: FIRST_SHAPES.search,
  share: <path d="M8 9.5v-7M5 5l3-3 3 3M3 8.5v5h10v-5" />,
  sort: <path d="M4.5 3v10M2 10.5 4.5 13 7 10.5M9.5 4H14M9.5 8h3.2M9.5 12h1.8" />,
  sparkle: (
    <path d="M7 2.5 8.3 6 12 7.5 8.3 9 7 12.5 5.7 9 2 7.5 5.7 6zM12.5 10.5l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6z" />
  ),
  split: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.5" />
      <path d="M8 3v10" />
    </>
  ),
  'status-considering': (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <path {...SOLID} d="M8 2.7a5.3 5.3 0 0 1 0 10.6z" />
    </>
  ),
  'status-failed': (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  'status-inactive': (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <path d="M6.7 6.2v3.6M9.3 6.2v3.6" />
    </>
  ),
  'status-introduced': (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <circle {...SOLID} cx="8" cy="8" r="1.8" />
    </>
  ),
  'status-other': <circle cx="8" cy="8" r="5.3" />,
  'status-passed': (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <path d="m5.6 8.2 1.7 1.7 3.1-3.5" />
    </>
  ),
  support: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 11V5.2M5.5 7.6 8 5.2l2.5 2.4" />
    </>
  ),
  swap: <path d="M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13" />,
  tag: (
    <>
      <path d="M2.5 8V2.5H8l5.5 5.5L8 13.5z" />
      <circle {...SOLID} cx="5.3" cy="5.3" r="1" />
    </>
  ),
  trash: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />,
  undo: <path d="M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />,
  users: (
    <>
      <circle cx="6" cy="5.5" r="2.5" />
      <path d="M1.5 13c.5-2.4 2.3-3.6 4.5-3.6s4 1.2 4.5 3.6M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12.3 9.8c1.2.5 1.9 1.6 2.2 3.2" />
    </>
  ),
  warning: FIRST_SHAPES.warning,
} as const;

export type IconName = keyof typeof ICON_SHAPES;
