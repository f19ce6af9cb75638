import { isTimeZone, US_STATE_CODES } from '@rotunda/domain';
import { z } from 'zod';
import { call, clearable, nameText, nothing, ok, optionalNameText, unixSeconds } from './base.ts';
import { LIMITS, PASSWORD_LIMITS } from './values/limits.ts';
import { roleSchema } from './enums.ts';
import { flagValuesSchema } from './flags.ts';

export const userSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  segmentation: z.string().nullable(),
  isActive: z.boolean(),
  role: roleSchema,
});
export type User = z.infer<typeof userSchema>;

export const organizationSchema = z.object({
  _id: z.string(),
  externalName: z.string(),
  salesforceId: z.string().nullable(),
  entitlements: z.strictObject({
    /** Whether project e-mails may contain federal legislative updates (ALR-08). */
    USFederal: z.boolean(),
    /** For the operator's records only; it limits neither search nor alerts. */
    USStateList: z.array(z.string()),
  }),
  tableauReportUrl: z.url().nullable(),
  /** IANA name of the zone for the hours and days of its e-mails. */
  timeZone: z.string(),
  /** Day on which weekly e-mails are sent: 1 is Monday, 7 Sunday. */
  weeklyDigestDay: z.number().int().min(1).max(7),
  isSample: z.boolean(),
});
/** Stricter than the stored entitlements, which may contain values that earlier releases accepted. */
const entitlementsInput = organizationSchema.shape.entitlements.extend({
  USStateList: z
    .array(z.enum(US_STATE_CODES, 'Name US states and territories by their postal codes, such as OH.'))
    .max(US_STATE_CODES.length),
});
export type Organization = z.infer<typeof organizationSchema>;

/** An organization as shown to the operator of the installation. */
export const organizationOverviewSchema = z.object({
  organization: organizationSchema,
  people: z.number().int(),
  /** How many of them can sign in. */
  activePeople: z.number().int(),
});
export type OrganizationOverview = z.infer<typeof organizationOverviewSchema>;

/** The signed-in user and organization, for the app shell. */
export const sessionSchema = z.object({
  user: userSchema,
  organization: organizationSchema,
  flags: flagValuesSchema,
  /** Set while support acts as the user, which is shown on every page and audited. */
  impersonator: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Support may act as other users, but not while already doing so. */
  mayImpersonate: z.boolean(),
  /** Operators manage sources, the sample and entitlements; false while acting as another user. */
  isOperator: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session of the user. */
export const ownSessionSchema = z.object({
  _id: z.string(),
  /** Network address it was opened from; null if unknown. */
  address: z.string().nullable(),
  /** Readable name of the browser or program: "Firefox on Windows". */
  agent: z.string(),
  createdTs: unixSeconds,
  /** Accurate to about five minutes. */
  lastUsedTs: unixSeconds,
  /** The session that makes the request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The server checks whether it is hard to guess, because it knows more commonly tried passwords. */
const chosenPassword = z
  .string()
  .min(PASSWORD_LIMITS.shortest, `Use at least ${PASSWORD_LIMITS.shortest} characters.`)
  .max(PASSWORD_LIMITS.longest);

/** An invitation that has not been accepted yet. */
export const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Null if the inviter no longer exists. */
  invitedByName: z.string().nullable(),
  createdTs: unixSeconds,
  /** When its link stops working; a new one can be sent. */
  expiresTs: unixSeconds,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation that was just created or resent. */
export const sentInvitationSchema = z.object({
  invitation: invitationSchema,
  /** Link for the inviter to pass on, only when no e-mail was sent; it is shown only once. */
  link: z.url().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

/** Secret of a link in an e-mail. */
const linkToken = z.string().min(20).max(100);
const organizationId = z.string().max(64);

/** Calls behind links in e-mails; users who open them are not signed in. */
const mailedLinksContract = {
  /** Responds the same whether or not the account exists. */
  requestPasswordReset: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/password-resets' })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(ok),
  /**
   * Checks whether the link still works, without using it or revealing more. NOT_FOUND if it is used, expired or
   * invalid.
   */
  openPasswordReset: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/password-resets/open' })
    .input(z.strictObject({ token: linkToken }))
    .output(ok),
  /** Sets the password and ends every session of the user. NOT_FOUND if the link is used, expired or invalid. */
  resetPassword: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/password-resets/use' })
    .input(z.strictObject({ token: linkToken, newPassword: chosenPassword }))
    .output(ok),
  openInvitation: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/invitations/open' })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ email: z.string(), role: roleSchema, organization: z.string() })),
  acceptInvitation: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/invitations/accept' })
    .input(
      z.strictObject({
        token: linkToken,
        firstName: nameText(100),
        lastName: optionalNameText(100),
        password: chosenPassword,
      }),
    )
    .output(z.object({ email: z.string() })),
  confirmAddress: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/address-changes/confirm' })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ email: z.string() })),
};

/** Invitations, managed by administrators. */
const invitationsContract = {
  findInvitations: call({ role: 'admin', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/organizations/{id}/invitations' })
    .input(z.strictObject({ id: organizationId }))
    .output(z.object({ results: z.array(invitationSchema), total: z.number().int() })),
  createInvitation: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/organizations/{id}/invitations', successStatus: 201 })
    .input(z.strictObject({ id: organizationId, email: z.email().max(254), role: roleSchema }))
    .output(sentInvitationSchema),
  /** Sends a new link, valid for another seven days; the previous link stops working. */
  resendInvitation: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/organizations/{id}/invitations/{invitationId}/resend' })
    .input(z.strictObject({ id: organizationId, invitationId: z.string().max(64) }))
    .output(sentInvitationSchema),
  withdrawInvitation: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/organizations/{id}/invitations/{invitationId}' })
    .input(z.strictObject({ id: organizationId, invitationId: z.string().max(64) }))
    .output(ok),
};

export const identityContract = {
  ...mailedLinksContract,
  ...invitationsContract,
  /** E-mails a link to the new address, which takes effect once the link is opened. */
  requestAddressChange: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/auth/address-changes' })
    .input(z.strictObject({ email: z.email().max(254), currentPassword: z.string().min(1).max(256) }))
    .output(ok),
  signIn: call({ role: 'public' })
    .route({ method: 'POST', path: '/auth/sign-in' })
    .errors({ INVALID_CREDENTIALS: { status: 401 }, ACCOUNT_INACTIVE: { status: 403 } })
    .input(z.strictObject({ email: z.email().max(254), password: z.string().min(1).max(256) }))
    .output(z.object({ token: z.string(), session: sessionSchema })),
  signOut: call({ role: 'viewer', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/auth/sign-out' })
    .input(nothing)
    .output(ok),
  getSession: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/auth/session' })
    .output(sessionSchema),
  // One user at a time: an impersonating supporter must not impersonate someone else.
  impersonate: call({ role: 'support', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/auth/impersonate' })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(z.object({ token: z.string(), session: sessionSchema })),
  // The impersonated user may be a viewer; only an impersonating session can be stopped.
  stopImpersonating: call({ role: 'viewer', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/auth/stop-impersonating' })
    .input(nothing)
    .output(z.object({ token: z.string(), session: sessionSchema })),
  /** Changes the password and ends the user's other sessions. */
  // Password, address and sessions are the user's own business.
  changePassword: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/auth/password' })
    .input(
      z.strictObject({ currentPassword: z.string().min(1).max(PASSWORD_LIMITS.longest), newPassword: chosenPassword }),
    )
    .output(ok),
  findSessions: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'GET', path: '/auth/sessions' })
    .output(z.object({ results: z.array(ownSessionSchema), total: z.number().int() })),
  endSession: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/auth/sessions/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(ok),
  endOtherSessions: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/auth/sessions/end-others' })
    .input(nothing)
    .output(z.object({ ended: z.number().int() })),
  getUser: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/users/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(userSchema),
  getOrganization: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/organizations/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(organizationSchema),
  findUsers: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/organizations/{id}/users' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(z.object({ results: z.array(userSchema), total: z.number().int() })),
  // The use case refuses entitlements to everyone except operators.
  updateOrganization: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/organizations/{id}' })
    .input(
      z.strictObject({
        id: z.string().max(64),
        externalName: nameText(200).optional(),
        tableauReportUrl: clearable(
          z.url({ protocol: /^https$/, error: 'Enter a web address that begins with https://.' }).max(LIMITS.url),
        ).optional(),
        timeZone: z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.').optional(),
        weeklyDigestDay: z.number().int().min(1).max(7).optional(),
        /** Operators only; FORBIDDEN (403) for anyone else. */
        entitlements: entitlementsInput.optional(),
      }),
    )
    .output(organizationSchema),
  /** Lists all organizations of the installation, for its operators. */
  findOrganizations: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/organizations' })
    .output(z.object({ results: z.array(organizationOverviewSchema), total: z.number().int() })),
  /** Sets the entitlements of any organization; operators only. */
  // Nobody may act as the operator.
  updateEntitlements: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'PUT', path: '/organizations/{id}/entitlements' })
    .input(entitlementsInput.extend({ id: z.string().max(64) }))
    .output(organizationSchema),
  updateUser: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'PATCH', path: '/users/{id}' })
    .input(
      z.strictObject({
        id: z.string().max(64),
        role: roleSchema.optional(),
        isActive: z.boolean().optional(),
        firstName: nameText(100).optional(),
        lastName: optionalNameText(100).optional(),
      }),
    )
    .output(userSchema),
  createUser: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/organizations/{id}/users', successStatus: 201 })
    .input(
      z.strictObject({
        id: z.string().max(64),
        email: z.email().max(254),
        firstName: nameText(100),
        lastName: optionalNameText(100),
        role: roleSchema,
        password: chosenPassword,
      }),
    )
    .output(userSchema),
};
