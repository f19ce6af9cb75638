import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

/**
 * Tables of better-auth (core, organization and admin plugins), with its own field names and with timestamps; our
 * additions come after the blank line in each.
 */
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  /** Column of the admin plugin: `support` may impersonate; everyone else is `user`. */
  role: text().default('user'),
  banned: boolean().default(false),
  banReason: text(),
  banExpires: instant(),

  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  segmentation: text(),
  isActive: boolean().notNull().default(true),
  /** Operator of the installation, not of an organization: sources, the sample, entitlements. */
  isOperator: boolean().notNull().default(false),
});

export const organization = pgTable('organization', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  logo: text(),
  createdAt: instant().notNull().defaultNow(),
  metadata: text(),

  externalName: text().notNull(),
  salesforceId: text(),
  /** `{ USFederal: boolean, USStateList: string[] }` */
  entitlements: jsonb().notNull().default({ USFederal: true, USStateList: [] }),
  tableauReportUrl: text(),
  /** IANA name of the time zone for the hours and days of its e-mails. */
  timeZone: text().notNull().default('America/New_York'),
  /** Day on which weekly e-mails are sent: 1 is Monday, 7 Sunday (ISO 8601). */
  weeklyDigestDay: integer().notNull().default(1),
  isSample: boolean().notNull().default(false),
});

/** A trigger announces every change (`rotunda_sessions`), so that processes drop what they cached of a session. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: instant().notNull(),
    /** SHA-256 of the token in hexadecimal, so that a reader of the database or a backup cannot sign in with it. */
    token: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: text(),
    impersonatedBy: text(),

    lastUsedAt: instant().notNull().defaultNow(),
    /** The supporter's own session, from which the impersonation started; this session ends with it. */
    parentSessionId: text().references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
    /** Token of that session, sealed with a key derived from this session's token. */
    parentTokenSealed: text(),
  },
  (t) => [index('session_by_user').on(t.userId), index('session_by_parent').on(t.parentSessionId)],
);

/** Sign-in attempts, counted across all web servers; a row no longer counts once its time is over. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Hash of what is counted (an address, an account, or both), so that mistyped input is not stored. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsTs: ts().notNull(),
  },
  (t) => [index('sign_in_attempts_by_end').on(t.endsTs)],
);

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    /** argon2id. */
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('account_by_user').on(t.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('verification_by_identifier').on(t.identifier)],
);

export const member = pgTable(
  'member',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** admin, member or viewer. */
    role: text().notNull().default('member'),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('member_once').on(t.organizationId, t.userId), index('member_by_user').on(t.userId)],
);

/** Open invitations; an accepted or withdrawn one is deleted. */
export const invitation = pgTable(
  'invitation',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text(),
    status: text().notNull().default('pending'),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    inviterId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),

    /** SHA-256 of the secret in its link, in hexadecimal; a new link invalidates the previous one. */
    tokenHash: text().unique(),
  },
  (t) => [unique('invitation_once').on(t.organizationId, t.email)],
);

/** Single-use links e-mailed to users, to set a new password or to confirm an address. */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    /** SHA-256 of the secret in the link, in hexadecimal. */
    tokenHash: text().notNull().unique(),
    /** For `address-change`: the address that the link was sent to. */
    newEmail: text(),
    createdTs: ts().notNull(),
    expiresTs: ts().notNull(),
  },
  // A new link invalidates the previous one.
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    check('account_links_purpose', sql`purpose in ('password-reset', 'address-change')`),
  ],
);

/** Feature flags that differ from their default. */
export const organizationFlags = pgTable(
  'organization_flags',
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    flag: text().notNull(),
    value: jsonb().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.flag] })],
);

export const userPreferences = pgTable(
  'user_preferences',
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    preferences: jsonb().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.userId] })],
);

/** Privileged actions and who took them: impersonation, flags, users, sources. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: uuid().primaryKey(),
    organizationId: text(),
    userId: text().notNull(),
    /** The supporter who acted as the user. */
    impersonatorId: text(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().notNull().default({}),
    createdTs: ts().notNull(),
  },
  (t) => [index('audit_log_by_organization').on(t.organizationId, t.createdTs)],
);
