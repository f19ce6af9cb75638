import { expect, it } from 'vitest';
import { cleanName, isMisleading, withoutInvisible } from './clean-name.ts';

const code = (...points: number[]) => String.fromCodePoint(...points);

it.each([0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x2028, 0x1, 0x7, 0xa, 0x1b, 0x7f])(
  'cleanName replaces the misleading character U+%s with a space',
  (point) => {
    const name = `report${code(point)}fdp.exe`;
    expect(isMisleading(name)).toBe(true);
    expect(cleanName(name)).toBe('report fdp.exe');
  },
);

it.each([0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2060, 0xfeff, 0xe0041])(
  'withoutInvisible removes U+%s',
  (point) => {
    expect(isMisleading(`Water${code(point)}`)).toBe(false);
    expect(withoutInvisible(`Wa${code(point)}ter${code(point)}`)).toBe('Water');
  },
);

it.each([0x34f, 0x115f, 0x1160, 0x206a, 0x2800, 0x3164, 0xffa0, 0xfe0f, 0xe0101])(
  'A name of only U+%s is empty, and the character is removed from other names',
  (point) => {
    expect(withoutInvisible(code(point, point))).toBe('');
    expect(cleanName(`Wa${code(point)}ter 7${code(point)}`)).toBe('Water 7');
  },
);

it('withoutInvisible keeps variation selectors that change the appearance', () => {
  for (const name of [`❤${code(0xfe0f)}`, `1${code(0xfe0f, 0x20e3)}`, `葛${code(0xe0100)}城`]) {
    expect(withoutInvisible(name)).toBe(name);
  }
});

it('withoutInvisible keeps joiners only where a script or emoji needs them', () => {
  const persian = `می${code(0x200c)}خواهم`;
  const hindi = `क्${code(0x200d)}ष`;
  const family = `👩${code(0x200d)}👧`;
  const tinted = `👩🏽${code(0x200d)}🔬`;
  for (const name of [persian, hindi, family, tinted]) expect(withoutInvisible(name)).toBe(name);
  expect(withoutInvisible(`Wa${code(0x200d)}ter${code(0x200c)} 7${code(0x200d)}`)).toBe('Water 7');
});

it.each(['Nora Castellane', 'José Ñandú', 'מים', 'ماء', '水', 'Łódź', 'O’Brien & Sons', 'S. 5 (119th)'])(
  'cleanName leaves %s unchanged',
  (name) => {
    expect([isMisleading(name), withoutInvisible(name), cleanName(name)]).toEqual([false, name, name]);
  },
);
