import { isTimeZone, US_STATE_CODES } from '@rotunda/domain';
import { z } from 'zod';
import { call, clearable, nameText, nothing, ok, optionalNameText, unixSeconds } from './base.ts';
import { PASSWORD_LIMITS } from './values/limits.ts';
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

export const organisationSchema = z.object({
  _id: z.string(),
  externalName: z.string(),
  salesforceId: z.string().nullable(),
  entitlements: z.strictObject({
    /** Whether e-mails of projects can hold federal legislative updates (S1 §6). */
    USFederal: z.boolean(),
    /** For the operator's records: it limits neither search nor alerts. */
    USStateList: z.array(z.string()),
  }),
  tableauReportUrl: z.url().nullable(),
  /** IANA name: hours and days of its e-mails are counted in it. */
  timeZone: z.string(),
  /** On which weekly e-mails go out: 1 is Monday, 7 Sunday. */
  weeklyDigestDay: z.number().int().min(1).max(7),
  isSample: z.boolean(),
});
/** As they are set; what is stored may name what an earlier release took. */
const entitlementsInput = organisationSchema.shape.entitlements.extend({
  USStateList: z
    .array(z.enum(US_STATE_CODES, 'Name US states and territories by their postal codes, such as OH.'))
    .max(US_STATE_CODES.length),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** An organisation as the operator of the installation sees it. */
export const organisationOverviewSchema = z.object({
  organisation: organisationSchema,
  people: z.number().int(),
  /** Of them, those who can sign in. */
  activePeople: z.number().int(),
});
export type OrganisationOverview = z.infer<typeof organisationOverviewSchema>;

/** Who is signed in, as the shell needs it. */
export const sessionSchema = z.object({
  user: userSchema,
  organisation: organisationSchema,
  flags: flagValuesSchema,
  /** Set while support acts as the user: shown on every page, audited. */
  impersonator: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Support may act as others; not while doing so already. */
  mayImpersonate: z.boolean(),
  /** Runs the installation: sources, the sample and entitlements are theirs. Not while acting as somebody. */
  isOperator: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A place where the person is signed in. */
export const ownSessionSchema = z.object({
  _id: z.string(),
  /** Of the network it was opened from; null where that is not known. */
  address: z.string().nullable(),
  /** The browser or program in words: "Firefox on Windows". */
  agent: z.string(),
  createdTs: unixSeconds,
  /** To about five minutes. */
  lastUsedTs: unixSeconds,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Whether it is hard to guess is decided by the server, which knows more of what is tried first. */
const chosenPassword = z
  .string()
  .min(PASSWORD_LIMITS.shortest, `Use at least ${PASSWORD_LIMITS.shortest} characters.`)
  .max(PASSWORD_LIMITS.longest);

/** Somebody who was asked to join and has not answered. */
export const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Null when they are gone. */
  invitedByName: z.string().nullable(),
  createdTs: unixSeconds,
  /** After which its link opens nothing; a new one can be sent. */
  expiresTs: unixSeconds,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation that was just made or sent again. */
export const sentInvitationSchema = z.object({
  invitation: invitationSchema,
  /** Only where no e-mail was sent: for the inviter to hand over. It is shown this once. */
  link: z.url().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

/** The secret of a link that was mailed. */
const linkToken = z.string().min(20).max(100);
const organisationId = z.string().max(64);

/** Links that arrive by e-mail. Those who open them are not signed in. */
const mailedLinksContract = {
  /** Answers alike whether there is such an account or not. */
  requestPasswordReset: call
    .route({ method: 'POST', path: '/auth/password-resets' })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(ok),
  /** Whether the link still works; says no more, and does not use it. NOT_FOUND for one that is used, over or made up. */
  openPasswordReset: call
    .route({ method: 'POST', path: '/auth/password-resets/open' })
    .input(z.strictObject({ token: linkToken }))
    .output(ok),
  /** Ends every session of the person. NOT_FOUND for a link that is used, over or made up. */
  resetPassword: call
    .route({ method: 'POST', path: '/auth/password-resets/use' })
    .input(z.strictObject({ token: linkToken, newPassword: chosenPassword }))
    .output(ok),
  openInvitation: call
    .route({ method: 'POST', path: '/auth/invitations/open' })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ email: z.string(), role: roleSchema, organisation: z.string() })),
  acceptInvitation: call
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
  confirmAddress: call
    .route({ method: 'POST', path: '/auth/address-changes/confirm' })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ email: z.string() })),
};

/** By an administrator. */
const invitationsContract = {
  findInvitations: call
    .route({ method: 'GET', path: '/organizations/{id}/invitations' })
    .input(z.strictObject({ id: organisationId }))
    .output(z.object({ results: z.array(invitationSchema), total: z.number().int() })),
  createInvitation: call
    .route({ method: 'POST', path: '/organizations/{id}/invitations', successStatus: 201 })
    .input(z.strictObject({ id: organisationId, email: z.email().max(254), role: roleSchema }))
    .output(sentInvitationSchema),
  /** With a new link, good for seven days again; the one before opens nothing any more. */
  resendInvitation: call
    .route({ method: 'POST', path: '/organizations/{id}/invitations/{invitationId}/resend' })
    .input(z.strictObject({ id: organisationId, invitationId: z.string().max(64) }))
    .output(sentInvitationSchema),
  withdrawInvitation: call
    .route({ method: 'DELETE', path: '/organizations/{id}/invitations/{invitationId}' })
    .input(z.strictObject({ id: organisationId, invitationId: z.string().max(64) }))
    .output(ok),
};

export const identityContract = {
  ...mailedLinksContract,
  ...invitationsContract,
  /** Mails a link to the new address, which becomes theirs once it is opened. */
  requestAddressChange: call
    .route({ method: 'POST', path: '/auth/address-changes' })
    .input(z.strictObject({ email: z.email().max(254), currentPassword: z.string().min(1).max(256) }))
    .output(ok),
  signIn: call
    .route({ method: 'POST', path: '/auth/sign-in' })
    .errors({ INVALID_CREDENTIALS: { status: 401 }, ACCOUNT_INACTIVE: { status: 403 } })
    .input(z.strictObject({ email: z.email().max(254), password: z.string().min(1).max(256) }))
    .output(z.object({ token: z.string(), session: sessionSchema })),
  signOut: call.route({ method: 'POST', path: '/auth/sign-out' }).input(nothing).output(ok),
  getSession: call.route({ method: 'GET', path: '/auth/session' }).output(sessionSchema),
  impersonate: call
    .route({ method: 'POST', path: '/auth/impersonate' })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(z.object({ token: z.string(), session: sessionSchema })),
  stopImpersonating: call
    .route({ method: 'POST', path: '/auth/stop-impersonating' })
    .input(nothing)
    .output(z.object({ token: z.string(), session: sessionSchema })),
  /** Ends the other sessions of the person. */
  changePassword: call
    .route({ method: 'POST', path: '/auth/password' })
    .input(
      z.strictObject({ currentPassword: z.string().min(1).max(PASSWORD_LIMITS.longest), newPassword: chosenPassword }),
    )
    .output(ok),
  findSessions: call
    .route({ method: 'GET', path: '/auth/sessions' })
    .output(z.object({ results: z.array(ownSessionSchema), total: z.number().int() })),
  endSession: call
    .route({ method: 'DELETE', path: '/auth/sessions/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(ok),
  endOtherSessions: call
    .route({ method: 'POST', path: '/auth/sessions/end-others' })
    .input(nothing)
    .output(z.object({ ended: z.number().int() })),
  getUser: call
    .route({ method: 'GET', path: '/users/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(userSchema),
  getOrganisation: call
    .route({ method: 'GET', path: '/organizations/{id}' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(organisationSchema),
  findUsers: call
    .route({ method: 'GET', path: '/organizations/{id}/users' })
    .input(z.strictObject({ id: z.string().max(64) }))
    .output(z.object({ results: z.array(userSchema), total: z.number().int() })),
  updateOrganisation: call
    .route({ method: 'PATCH', path: '/organizations/{id}' })
    .input(
      z.strictObject({
        id: z.string().max(64),
        externalName: nameText(200).optional(),
        tableauReportUrl: clearable(
          z.url({ protocol: /^https$/, error: 'Enter a web address that begins with https://.' }),
        ).optional(),
        timeZone: z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.').optional(),
        weeklyDigestDay: z.number().int().min(1).max(7).optional(),
        /** By an operator only; 403 otherwise. */
        entitlements: entitlementsInput.optional(),
      }),
    )
    .output(organisationSchema),
  /** All of the installation, for its operators. */
  findOrganisations: call
    .route({ method: 'GET', path: '/organizations' })
    .output(z.object({ results: z.array(organisationOverviewSchema), total: z.number().int() })),
  /** Of any organisation, by an operator. */
  updateEntitlements: call
    .route({ method: 'PUT', path: '/organizations/{id}/entitlements' })
    .input(entitlementsInput.extend({ id: z.string().max(64) }))
    .output(organisationSchema),
  updateUser: call
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
  createUser: call
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
