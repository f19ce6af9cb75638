import { type Organization, organizationSchema, ROLES, type Role, type User } from '@rotunda/contract';
import type { StoredOrganization, StoredUser } from './identity.repository.ts';

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

export function presentOrganization(organization: StoredOrganization): Organization {
  return {
    _id: organization.id,
    externalName: organization.externalName,
    salesforceId: organization.salesforceId,
    entitlements: organizationSchema.shape.entitlements.parse(organization.entitlements),
    tableauReportUrl: organization.tableauReportUrl,
    timeZone: organization.timeZone,
    weeklyDigestDay: organization.weeklyDigestDay,
    isSample: organization.isSample,
  };
}

/** Maps a stored role; an unknown one gets the least rights. */
export function getRole(text: string): Role {
  return ROLES.find((role) => role === text) ?? 'viewer';
}
