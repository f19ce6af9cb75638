import type { User } from '@rotunda/contract';

/** First and last name; the e-mail address where neither is known. */
export const nameOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName}`.trim() || email;
