import type { Role } from '@rotunda/contract';
import { organizationTexts, USER_LIMITS } from './organization-texts.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
}

/** Returns a message for each invalid field, before sending; the server validates again. */
export function checkNewUser({ email, firstName, password }: NewUser): Partial<Record<keyof NewUser, string>> {
  return {
    ...(firstName.trim() === '' ? { firstName: organizationTexts.firstNameRequired } : {}),
    ...emailError(email.trim()),
    ...passwordError(password),
  };
}

/** Returns the message for an invalid invitation. */
export function checkInvitation({ email }: Pick<NewUser, 'email'>): { email?: string } {
  return emailError(email.trim());
}

function emailError(email: string): { email?: string } {
  if (email === '') return { email: organizationTexts.emailRequired };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: organizationTexts.emailError };
}

function passwordError(password: string): { password?: string } {
  if (password === '') return { password: organizationTexts.passwordRequired };
  return password.length < USER_LIMITS.shortestPassword ? { password: organizationTexts.passwordShort } : {};
}
