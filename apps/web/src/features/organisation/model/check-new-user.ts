import type { Role } from '@rotunda/contract';
import { organisationTexts, USER_LIMITS } from './organisation-texts.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
}

/** What is wrong with which field before it is sent; the server checks again. */
export function checkNewUser({ email, firstName, password }: NewUser): Partial<Record<keyof NewUser, string>> {
  return {
    ...(firstName.trim() === '' ? { firstName: organisationTexts.firstNameRequired } : {}),
    ...emailFault(email.trim()),
    ...passwordFault(password),
  };
}

/** The same of somebody who is invited. */
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
