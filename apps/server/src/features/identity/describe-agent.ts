/** In this order: the names of other browsers stand in most of them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser or program calls itself, in words: "Firefox on Windows", or the first name it gives. */
export function describeAgent(agent: string | null): string {
  const text = agent ?? '';
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(text))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? /^[\w.-]{1,40}/.exec(text)?.[0] ?? 'Unknown program';
}
