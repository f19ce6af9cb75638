/** `1 line`, `2,663 lines`. */
export const countOf = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;
