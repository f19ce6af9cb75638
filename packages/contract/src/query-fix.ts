import { z } from 'zod';

/** A search text that the user may have meant, offered with one click. */
export const queryFixSchema = z.object({
  /** Text of the button, such as `Use OR`. */
  label: z.string(),
  /** The whole search text after the change. */
  text: z.string(),
});
