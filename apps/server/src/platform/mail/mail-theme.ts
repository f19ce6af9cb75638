import type { CSSProperties } from 'react';

/** Colors of each part in the light scheme; most mail programs apply only inline styles. */
export const LIGHT = {
  canvas: '#F5F6F8',
  surface: '#FFFFFF',
  border: '#DDE2E9',
  ink: '#131B2A',
  ink2: '#465266',
  button: '#1B3158',
  onButton: '#FFFFFF',
  link: '#2457BF',
  hit: '#FFE59A',
  hitInk: '#2B2104',
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  canvas: '#0D131C',
  surface: '#141B26',
  border: '#2A3443',
  ink: '#E8ECF3',
  ink2: '#B4BFCE',
  button: '#B5CBF5',
  onButton: '#0D1A30',
  link: '#85ADFA',
  hit: '#5C4610',
  hitInk: '#FFE9AE',
};

/** Style of a part of an e-mail; the dark scheme overrides it through `className`. */
export interface MailStyle {
  className: string;
  style: CSSProperties;
}

/** Returns the style of a part in the theme's colors, for both schemes. */
export function mailStyle(name: keyof typeof MAIL_CLASSES, style: CSSProperties = {}): MailStyle {
  const colors = Object.entries(MAIL_CLASSES[name]).map(([property, color]) => [property, LIGHT[color]]);
  return { className: `m-${name}`, style: { ...Object.fromEntries(colors), ...style } };
}

type ColorOf = Partial<Record<'backgroundColor' | 'color' | 'borderColor', keyof typeof LIGHT>>;

const MAIL_CLASSES = {
  canvas: { backgroundColor: 'canvas' },
  card: { backgroundColor: 'surface', borderColor: 'border' },
  text: { color: 'ink' },
  muted: { color: 'ink2' },
  link: { color: 'link' },
  button: { backgroundColor: 'button', color: 'onButton' },
  line: { borderColor: 'border' },
  hit: { backgroundColor: 'hit', color: 'hitInk' },
} as const satisfies Record<string, ColorOf>;

const CSS_NAMES = { backgroundColor: 'background-color', color: 'color', borderColor: 'border-color' } as const;

function darkRule([name, colors]: [string, ColorOf]): string {
  const { backgroundColor, color, borderColor } = colors;
  const declarations = Object.entries({ backgroundColor, color, borderColor }).flatMap(([property, token]) =>
    token === undefined ? [] : [`${Reflect.get(CSS_NAMES, property)}:${DARK[token]} !important`],
  );
  return `.m-${name}{${declarations.join(';')}}`;
}

/** The library also applies the body's style to an inner cell, which has no class. */
const LIBRARY_CELL = `.m-canvas>table>tbody>tr>td{background-color:${DARK.canvas} !important}`;

/** Styles that cannot be inline. */
export const MAIL_CSS = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(MAIL_CLASSES).map(darkRule).join('')}${LIBRARY_CELL}}`,
  '@media (max-width:480px){.m-card{padding:20px 16px !important}.m-outer{padding:12px 8px !important}}',
].join('');
