import type { Role } from '@rotunda/contract';
import { organisationTexts, USER_LIMITS } from './organisation-texts.ts';

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
    ...(firstName.trim() === '' ? { firstName: organisationTexts.firstNameRequired } : {}),
    ...emailFault(email.trim()),
    ...passwordFault(password),
  };
}

/** Returns the message for an invalid invitation. */
export function checkInvitation({ email }: Pick<NewUser, 'email'>): { email?: string } {
  return emailFault(email.trim());
}

function emailFault(email: string): { email?: string } {
  if (email === '') return { email: organisationTexts.emailRequired };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: organisationTexts.emailFault };
}

function passwordFault(password: string): { password?: string } {
  if (password === '') return { password: organisationTexts.passwordRequired };
  return password.length < USER_LIMITS.shortestPassword ? { password: organisationTexts.passwordShort } : {};
}
