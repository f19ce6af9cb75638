import { vi } from 'vitest';

/** Evaluates `max-width` and `min-width` media queries for a window of this width; null restores jsdom's default. */
export function setWindowWidth(width: number | null): void {
  if (width === null) {
    vi.unstubAllGlobals();
    return;
  }
  vi.stubGlobal('matchMedia', (query: string): Partial<MediaQueryList> => {
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const matches =
      (max !== undefined || min !== undefined) &&
      (max === undefined || width <= Number(max)) &&
      (min === undefined || width >= Number(min));
    const listen = { addEventListener: () => {}, removeEventListener: () => {} };
    // The last two are deprecated aliases that some libraries still call.
    return { matches, media: query, ...listen, addListener: () => {}, removeListener: () => {} };
  });
}
