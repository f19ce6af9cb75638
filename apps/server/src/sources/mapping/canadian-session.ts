/** Returns `44th Parliament, 1st Session`. */
export function canadianSessionName(parliament: number, session: number): string {
  return `${ordinal(parliament)} Parliament, ${ordinal(session)} Session`;
}

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
