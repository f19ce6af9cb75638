/** Parts the brief summary from the expanded one. */
const MARKER = 'END_SUMMARY';

/** The brief and the expanded part of a summary that AI wrote (S3 §3); the expanded one is empty where there is none. */
export function splitSummary(summary: string): { brief: string; expanded: string } {
  const [brief = '', ...rest] = summary.split(MARKER);
  return { brief: brief.trim(), expanded: rest.join(MARKER).trim() };
}
