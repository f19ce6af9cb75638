/** Separates the brief summary from the expanded one. */
const MARKER = 'END_SUMMARY';

/**
 * Splits an AI-written summary into its brief and expanded parts (PRA-01). The expanded part is empty if there is none.
 */
export function splitSummary(summary: string): { brief: string; expanded: string } {
  const [brief = '', ...rest] = summary.split(MARKER);
  return { brief: brief.trim(), expanded: rest.join(MARKER).trim() };
}
