import { z } from 'zod';
import { call, clearable, fusionId, nameText, ok, optionalNameText, unixSeconds, versionNumber } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { documentTypeSchema } from './enums.ts';
import { CONTACT_LIMITS, CONTACT_TEXTS, CUSTOM_CONTACT_TYPES } from './values/custom-contacts.ts';

export const customContactTypeSchema = documentTypeSchema.extract(CUSTOM_CONTACT_TYPES);

/** An organization that the person belongs to; without an id it is only a name. */
const affiliationSchema = z.object({
  organizationId: fusionId.nullable(),
  organizationName: z.string(),
  /** Job title at the organization. */
  title: z.string().nullable(),
});
export type OrgAffiliation = z.infer<typeof affiliationSchema>;

const kept = {
  fusionId,
  description: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  createdBy: z.object({ _id: z.string(), name: z.string() }),
  createdAtTs: unixSeconds,
  updatedAtTs: unixSeconds,
  /** Increments with every change; an update sends the version it is based on. */
  version: z.number().int(),
  /** The contact as a list row. */
  card: documentCardSchema,
};

/** Custom person (STK-06). */
export const customPersonSchema = z.object({
  ...kept,
  documentType: z.literal('CustomPerson'),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Job title. */
  title: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  email: z.string().nullable(),
  /** First of the affiliations. */
  affiliatedOrganizationId: fusionId.nullable(),
  affiliatedOrganizationName: z.string().nullable(),
  orgAffiliations: z.array(affiliationSchema),
});
export type CustomPerson = z.infer<typeof customPersonSchema>;

/** Custom organization (STK-06). */
export const customOrgSchema = z.object({
  ...kept,
  documentType: z.literal('CustomOrg'),
  name: z.string(),
  organizationType: z.string().nullable(),
});
export type CustomOrg = z.infer<typeof customOrgSchema>;

export const customContactSchema = z.discriminatedUnion('documentType', [customPersonSchema, customOrgSchema]);
export type CustomContact = z.infer<typeof customContactSchema>;

const line = clearable(optionalNameText(CONTACT_LIMITS.line));
const website = clearable(z.url({ protocol: /^https?$/, error: CONTACT_TEXTS.websiteError }).max(2000));
const ofBoth = {
  description: clearable(z.string().max(CONTACT_LIMITS.description)),
  phoneNumber: line,
  website,
  address: clearable(z.string().trim().max(CONTACT_LIMITS.address)),
};
const orgAffiliations = z
  .array(
    z.strictObject({
      organizationId: fusionId.nullable(),
      organizationName: nameText(CONTACT_LIMITS.name, CONTACT_TEXTS.affiliationName),
      title: line,
    }),
  )
  .max(CONTACT_LIMITS.affiliations);
const ofPerson = {
  ...ofBoth,
  firstName: clearable(optionalNameText(CONTACT_LIMITS.name)),
  lastName: clearable(optionalNameText(CONTACT_LIMITS.name)),
  title: line,
  mobileNumber: line,
  email: clearable(z.email(CONTACT_TEXTS.emailError).max(CONTACT_LIMITS.email)),
  orgAffiliations,
};
const ofOrganization = {
  ...ofBoth,
  name: nameText(CONTACT_LIMITS.name, CONTACT_TEXTS.organizationNameRequired),
  organizationType: line,
};

const newPerson = z.strictObject({ documentType: z.literal('CustomPerson'), ...ofPerson }).partial({
  firstName: true,
  lastName: true,
  title: true,
  mobileNumber: true,
  email: true,
  orgAffiliations: true,
  description: true,
  phoneNumber: true,
  website: true,
  address: true,
});
const newOrganization = z.strictObject({ documentType: z.literal('CustomOrg'), ...ofOrganization }).partial({
  organizationType: true,
  description: true,
  phoneNumber: true,
  website: true,
  address: true,
});
export const newCustomContactSchema = z.discriminatedUnion('documentType', [newPerson, newOrganization]);
export type NewCustomContact = z.infer<typeof newPerson> | z.infer<typeof newOrganization>;

/** Fields of both types; the type of the contact decides which ones apply. */
const updates = z.strictObject({ ...ofPerson, ...ofOrganization }).partial();
export type CustomContactUpdates = z.infer<typeof updates>;

/** Contacts of the caller's organization only; those of other organizations return NOT_FOUND. */
export const customContactsContract = {
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/stakeholders/custom-contacts/{fusionId}' })
    .input(z.strictObject({ fusionId }))
    .output(customContactSchema),
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/stakeholders/custom-contacts/find' })
    .input(
      z.strictObject({
        searchText: z.string().max(200).default(''),
        /** Both types when absent. */
        documentType: customContactTypeSchema.optional(),
        skip: z.number().int().min(0).max(1_000_000).default(0),
        limit: z.number().int().min(1).max(100).default(CONTACT_LIMITS.page),
      }),
    )
    .output(z.object({ results: z.array(documentCardSchema), total: z.number().int() })),
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/stakeholders/custom-contacts', successStatus: 201 })
    .input(newCustomContactSchema)
    .output(customContactSchema),
  /** Fails with CONFLICT when `version` is given and is not current; without it the last write wins. */
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/stakeholders/custom-contacts/{fusionId}' })
    .input(z.strictObject({ fusionId, version: versionNumber.optional(), updates }))
    .output(customContactSchema),
  /**
   * Deletes the contact with its tags, links and comments; people affiliated with a deleted organization keep its name.
   */
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/stakeholders/custom-contacts/{fusionId}' })
    .input(z.strictObject({ fusionId }))
    .output(ok),
};
