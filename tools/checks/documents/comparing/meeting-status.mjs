const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/**
 * Returns the status that a page should show for a meeting of Congress. Publishers announce a postponement or a
 * cancellation in the title and leave the status as it was, and nothing is scheduled in the past.
 *
 * @param {{ status: string | null, title: string, day: string | null }} stated
 */
export function shownStatus({ status, title, day }) {
  const change =
    /^\W*(postponed|cancell?ed)\b\W*:/i.exec(title)?.[1] ??
    /\s(Rescheduled)\s.*\b(?:Hearing|Markup)\b/.exec(title)?.[1];
  if (change !== undefined && status === 'Scheduled') return spelled(change, day);
  return status === null ? null : spelled(status, day);
}

function spelled(word, day) {
  const lower = word.toLowerCase();
  if (lower.startsWith('cancel')) return 'Canceled';
  if (lower.startsWith('postpon')) return 'Postponed';
  const isOver = day !== null && day < DAYS.format(new Date());
  if (lower.startsWith('resched')) return isOver ? 'Past' : 'Rescheduled';
  return lower === 'scheduled' && isOver ? 'Past' : word;
}
