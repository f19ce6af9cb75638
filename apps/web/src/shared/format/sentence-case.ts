/**
 * Capitalizes the first letter and leaves the rest unchanged: `official title` becomes `Official title`, and `LD 5`
 * stays.
 */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
