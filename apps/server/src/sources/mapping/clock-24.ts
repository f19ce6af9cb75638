/** Converts `12:45 AM`, `06:16PM` to `00:45`, `18:16`; undefined for anything else. */
export function clock24(text: string | undefined): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ?([AP])M$/i.exec(text?.trim() ?? '') ?? [];
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
