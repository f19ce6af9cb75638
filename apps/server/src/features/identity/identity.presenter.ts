import { type Organisation, organisationSchema, ROLES, type Role, type User } from '@rotunda/contract';
import type { StoredOrganisation, StoredUser } from './identity.repository.ts';

export function presentUser(user: StoredUser): User {
  return {
    _id: user.id,
    firstName: user.firstName || user.name,
    lastName: user.lastName,
    email: user.email,
    segmentation: user.segmentation,
    isActive: user.isActive,
    role: getRole(user.memberRole),
  };
}

export function presentOrganisation(organisation: StoredOrganisation): Organisation {
  return {
    _id: organisation.id,
    externalName: organisation.externalName,
    salesforceId: organisation.salesforceId,
    entitlements: organisationSchema.shape.entitlements.parse(organisation.entitlements),
    tableauReportUrl: organisation.tableauReportUrl,
    timeZone: organisation.timeZone,
    weeklyDigestDay: organisation.weeklyDigestDay,
    isSample: organisation.isSample,
  };
}

/** Maps a stored role; an unknown one gets the least rights. */
export function getRole(text: string): Role {
  return ROLES.find((role) => role === text) ?? 'viewer';
}
