import type { User } from '@rotunda/contract';

/** Returns the first and last name, or the e-mail address if neither is known. */
export const getName = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName}`.trim() || email;
