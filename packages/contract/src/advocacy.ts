import { z } from 'zod';
import {
  call,
  clearable,
  fusionId,
  ifValid,
  isoDate,
  nameText,
  ok,
  optionalNameText,
  uuid,
  versionNumber,
} from './base.ts';
import { ADVOCACY_LIMITS, ADVOCACY_PROVIDER_KINDS, ADVOCACY_TEXTS } from './values/advocacy.ts';
import { ERRORS } from './values/errors.ts';

const count = z.number(ADVOCACY_TEXTS.countError).int(ADVOCACY_TEXTS.countError).min(0).max(ADVOCACY_LIMITS.count);
const webAddress = z.url({ protocol: /^https?$/, error: ADVOCACY_TEXTS.reportUrlError }).max(ADVOCACY_LIMITS.address);

/** What a campaign sent a legislator on one day. */
export const advocacyMessagesSchema = z.object({
  date: isoDate,
  messagesCount: count,
  callsCount: count,
  xPostsCount: count,
});

/** A campaign as shown on a legislator's page (ADV-01). */
export const advocacyCampaignSchema = z.object({
  campaignId: z.string().min(1).max(200),
  name: z.string().min(1).max(ADVOCACY_LIMITS.name),
  active: z.boolean(),
  reportUrl: webAddress.nullable(),
  emailEnabled: z.boolean(),
  phoneEnabled: z.boolean(),
  xPostsEnabled: z.boolean(),
  /** Messages of the requested days. */
  messages: z.array(advocacyMessagesSchema),
});
export type AdvocacyCampaign = z.infer<typeof advocacyCampaignSchema>;

export const advocacyRelationshipSchema = z.object({
  contactsCount: count,
  advocatesCount: count,
  campaigns: z.array(advocacyCampaignSchema),
});
export type AdvocacyRelationship = z.infer<typeof advocacyRelationshipSchema>;

/** A contact in the organization who knows a legislator (ADV-01). */
export const keyContactSchema = z.object({
  keyContactId: z.string().min(1).max(200),
  contactName: z.string().min(1).max(ADVOCACY_LIMITS.name),
  email: z.string().max(ADVOCACY_LIMITS.email).nullable(),
  phoneNumber: z.string().max(ADVOCACY_LIMITS.line).nullable(),
  relationshipType: z.string().max(ADVOCACY_LIMITS.line).nullable(),
  relationshipNote: z.string().max(ADVOCACY_LIMITS.note).nullable(),
});
export type KeyContact = z.infer<typeof keyContactSchema>;

/** What a provider returns for a legislator; also the JSON format that an external platform responds with. */
export const advocacyDataSchema = z.object({
  relationships: z.array(advocacyRelationshipSchema),
  keyContacts: z.array(keyContactSchema),
});
export type AdvocacyData = z.infer<typeof advocacyDataSchema>;

export const personAdvocacySchema = advocacyDataSchema.extend({
  provider: z.object({
    kind: z.enum(ADVOCACY_PROVIDER_KINDS),
    name: z.string(),
    /** Where campaigns are run; null if not set. */
    toolUrl: z.string().nullable(),
  }),
});
export type PersonAdvocacy = z.infer<typeof personAdvocacySchema>;

/** A legislator in the lists of the administration pages. */
const legislatorSchema = z.object({ fusionId, fullName: z.string() });

export const enteredCampaignSchema = advocacyCampaignSchema.omit({ messages: true }).extend({
  campaignId: uuid,
  /** Number of legislators it wrote to or called. */
  legislatorsCount: z.number().int(),
  version: versionNumber,
});
export type EnteredCampaign = z.infer<typeof enteredCampaignSchema>;

export const enteredActivitySchema = advocacyMessagesSchema.extend({
  campaign: z.object({ campaignId: uuid, name: z.string() }),
  legislator: legislatorSchema,
  contactsCount: count,
  advocatesCount: count,
});
export type EnteredActivity = z.infer<typeof enteredActivitySchema>;

export const enteredKeyContactSchema = keyContactSchema.extend({
  keyContactId: uuid,
  legislator: legislatorSchema,
  version: versionNumber,
});
export type EnteredKeyContact = z.infer<typeof enteredKeyContactSchema>;

export const advocacyProviderSchema = z.object({
  kind: z.enum(ADVOCACY_PROVIDER_KINDS),
  name: z.string(),
  address: z.string().nullable(),
  /** Whether there is a key that can be used. The key itself is never returned. */
  hasApiKey: z.boolean(),
  /** A key is stored, but it was sealed with another ROTUNDA_SECRET and must be entered again. */
  isApiKeyUnreadable: z.boolean(),
  toolUrl: z.string().nullable(),
  /** 0 until something is set. */
  version: versionNumber,
});
export type AdvocacyProvider = z.infer<typeof advocacyProviderSchema>;

const campaignFields = {
  name: nameText(ADVOCACY_LIMITS.name, ADVOCACY_TEXTS.campaignNameRequired),
  active: z.boolean(),
  reportUrl: clearable(webAddress),
  emailEnabled: z.boolean(),
  phoneEnabled: z.boolean(),
  xPostsEnabled: z.boolean(),
};
export const newCampaignSchema = z.strictObject(campaignFields);
export type NewCampaign = z.infer<typeof newCampaignSchema>;

const line = clearable(z.string().trim().max(ADVOCACY_LIMITS.line));
const keyContactFields = {
  /** Any id of the legislator. */
  legislator: z.string(ADVOCACY_TEXTS.legislatorRequired).trim().min(1, ADVOCACY_TEXTS.legislatorRequired).max(200),
  contactName: nameText(ADVOCACY_LIMITS.name, ADVOCACY_TEXTS.contactNameRequired),
  email: clearable(z.email(ADVOCACY_TEXTS.emailError).max(ADVOCACY_LIMITS.email)),
  phoneNumber: line,
  relationshipType: line,
  relationshipNote: clearable(z.string().trim().max(ADVOCACY_LIMITS.note)),
};
export const newKeyContactSchema = z.strictObject(keyContactFields);
export type NewKeyContact = z.infer<typeof newKeyContactSchema>;

export const newActivitySchema = z.strictObject({
  campaignId: uuid,
  /** Any id of the legislator. */
  legislator: keyContactFields.legislator,
  date: z.iso.date(ADVOCACY_TEXTS.dayError),
  messagesCount: count,
  callsCount: count,
  xPostsCount: count,
  /** The counts belong to the legislator, regardless of campaign; fields left out keep their values. */
  contactsCount: count.optional(),
  advocatesCount: count.optional(),
});
export type NewActivity = z.infer<typeof newActivitySchema>;

const page = {
  skip: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(100).default(ADVOCACY_LIMITS.page),
};
const total = z.number().int();

/**
 * ADV-01: what campaigns did for a legislator, and who knows the legislator. Entered data belongs to the organization.
 */
export const advocacyContract = {
  /**
   * Returns the data of the organization's provider. Fails with ADVOCACY_FAILED when an external one does not respond.
   */
  getPerson: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .errors({ ADVOCACY_FAILED: ERRORS.ADVOCACY_FAILED })
    .route({
      method: 'GET',
      path: '/advocacy/person/{fusionId}',
      summary: 'Campaigns and key contacts of a legislator (ADV-01)',
    })
    .input(
      z
        .strictObject({
          fusionId,
          /** A role of the legislator, for providers that keep roles apart. */
          relationshipFusionId: z.string().min(1).max(100).optional(),
          /** Range of days of the messages, both ends included; all days when absent. */
          startDate: isoDate.optional(),
          endDate: isoDate.optional(),
        })
        .refine(({ startDate = '', endDate = startDate }) => startDate <= endDate, {
          path: ['endDate'],
          error: ADVOCACY_TEXTS.rangeReversed,
          ...ifValid,
        }),
    )
    .output(personAdvocacySchema),
  /** Sorted by name. */
  findCampaigns: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/advocacy/campaigns' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(enteredCampaignSchema), total })),
  createCampaign: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/advocacy/campaigns', successStatus: 201 })
    .input(newCampaignSchema)
    .output(enteredCampaignSchema),
  /** Fails with CONFLICT when `version` is given and is not current. */
  updateCampaign: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/advocacy/campaigns/{campaignId}' })
    .input(
      z.strictObject({
        campaignId: uuid,
        version: versionNumber.optional(),
        updates: z.strictObject(campaignFields).partial(),
      }),
    )
    .output(enteredCampaignSchema),
  /** Deletes the campaign with its activity. */
  deleteCampaign: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/advocacy/campaigns/{campaignId}' })
    .input(z.strictObject({ campaignId: uuid }))
    .output(ok),
  /** Sorted by day, newest first. */
  findActivity: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/advocacy/activity/find' })
    .input(z.strictObject({ campaignId: uuid.optional(), ...page }))
    .output(z.object({ results: z.array(enteredActivitySchema), total })),
  /** Sets what a campaign sent a legislator on one day; repeating the call has no further effect. */
  saveActivity: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PUT', path: '/advocacy/activity' })
    .input(newActivitySchema)
    .output(enteredActivitySchema),
  deleteActivity: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/advocacy/campaigns/{campaignId}/activity/{fusionId}/{date}' })
    .input(z.strictObject({ campaignId: uuid, fusionId, date: isoDate }))
    .output(ok),
  /** Sorted by name of the contact. */
  findKeyContacts: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/advocacy/key-contacts/find' })
    .input(z.strictObject({ ...page }))
    .output(z.object({ results: z.array(enteredKeyContactSchema), total })),
  createKeyContact: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/advocacy/key-contacts', successStatus: 201 })
    .input(newKeyContactSchema)
    .output(enteredKeyContactSchema),
  updateKeyContact: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/advocacy/key-contacts/{keyContactId}' })
    .input(
      z.strictObject({
        keyContactId: uuid,
        version: versionNumber.optional(),
        updates: z.strictObject(keyContactFields).partial(),
      }),
    )
    .output(enteredKeyContactSchema),
  deleteKeyContact: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/advocacy/key-contacts/{keyContactId}' })
    .input(z.strictObject({ keyContactId: uuid }))
    .output(ok),
  getProvider: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/advocacy/provider' })
    .input(z.strictObject({}).optional())
    .output(advocacyProviderSchema),
  /**
   * Fails with CONFLICT when `version` is not current. Changing the address removes the API key, because a key belongs
   * to one address.
   */
  // Changes an API key and the address it is sent to, so no token and no supporter may.
  saveProvider: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({ method: 'PUT', path: '/advocacy/provider' })
    .input(
      z.strictObject({
        kind: z.enum(ADVOCACY_PROVIDER_KINDS),
        name: optionalNameText(ADVOCACY_LIMITS.name),
        address: clearable(
          z.url({ protocol: /^https?$/, error: ADVOCACY_TEXTS.addressError }).max(ADVOCACY_LIMITS.address),
        ),
        /** Absent keeps the key; null or an empty string removes it. */
        apiKey: clearable(z.string().trim().max(ADVOCACY_LIMITS.apiKey)).optional(),
        toolUrl: clearable(webAddress),
        version: versionNumber,
      }),
    )
    .output(advocacyProviderSchema),
};
