/** Its first letter large, the rest as it is: `official title` is `Official title`, `LD 5` stays. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
