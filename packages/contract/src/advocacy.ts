import { z } from 'zod';
import { call, clearable, fusionId, isoDate, nameText, ok, optionalNameText, uuid, versionNumber } from './base.ts';
import { ADVOCACY_LIMITS, ADVOCACY_PROVIDER_KINDS, ADVOCACY_TEXTS } from './values/advocacy.ts';
import { ERRORS } from './values/errors.ts';

const count = z.number(ADVOCACY_TEXTS.countFault).int(ADVOCACY_TEXTS.countFault).min(0).max(ADVOCACY_LIMITS.count);
const webAddress = z.url({ protocol: /^https?$/, error: ADVOCACY_TEXTS.reportUrlFault }).max(ADVOCACY_LIMITS.address);

/** What a campaign sent a legislator on a day. */
export const advocacyMessagesSchema = z.object({
  date: isoDate,
  messagesCount: count,
  callsCount: count,
  xPostsCount: count,
});

/** A campaign as a legislator's page shows it (S3 §3). */
export const advocacyCampaignSchema = z.object({
  campaignId: z.string().min(1).max(200),
  name: z.string().min(1).max(ADVOCACY_LIMITS.name),
  active: z.boolean(),
  reportUrl: webAddress.nullable(),
  emailEnabled: z.boolean(),
  phoneEnabled: z.boolean(),
  xPostsEnabled: z.boolean(),
  /** Of the days asked about. */
  messages: z.array(advocacyMessagesSchema),
});
export type AdvocacyCampaign = z.infer<typeof advocacyCampaignSchema>;

export const advocacyRelationshipSchema = z.object({
  contactsCount: count,
  advocatesCount: count,
  campaigns: z.array(advocacyCampaignSchema),
});
export type AdvocacyRelationship = z.infer<typeof advocacyRelationshipSchema>;

/** Who of the organization's people knows a legislator (S3 §3). */
export const keyContactSchema = z.object({
  keyContactId: z.string().min(1).max(200),
  contactName: z.string().min(1).max(ADVOCACY_LIMITS.name),
  email: z.string().max(ADVOCACY_LIMITS.email).nullable(),
  phoneNumber: z.string().max(ADVOCACY_LIMITS.line).nullable(),
  relationshipType: z.string().max(ADVOCACY_LIMITS.line).nullable(),
  relationshipNote: z.string().max(ADVOCACY_LIMITS.note).nullable(),
});
export type KeyContact = z.infer<typeof keyContactSchema>;

/** What a provider tells of a legislator: also the JSON an external platform answers with. */
export const advocacyDataSchema = z.object({
  relationships: z.array(advocacyRelationshipSchema),
  keyContacts: z.array(keyContactSchema),
});
export type AdvocacyData = z.infer<typeof advocacyDataSchema>;

export const personAdvocacySchema = advocacyDataSchema.extend({
  provider: z.object({
    kind: z.enum(ADVOCACY_PROVIDER_KINDS),
    name: z.string(),
    /** Where campaigns are run; null where nobody has named one. */
    toolUrl: z.string().nullable(),
  }),
});
export type PersonAdvocacy = z.infer<typeof personAdvocacySchema>;

/** A legislator as lists of the administration name them. */
const legislatorSchema = z.object({ fusionId, fullName: z.string() });

export const enteredCampaignSchema = advocacyCampaignSchema.omit({ messages: true }).extend({
  campaignId: uuid,
  /** Legislators it wrote to or called. */
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
  /** The key itself is never told. */
  hasApiKey: z.boolean(),
  toolUrl: z.string().nullable(),
  /** 0 before anything was set. */
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
  /** Any id of the person. */
  legislator: z.string(ADVOCACY_TEXTS.legislatorRequired).trim().min(1, ADVOCACY_TEXTS.legislatorRequired).max(200),
  contactName: nameText(ADVOCACY_LIMITS.name, ADVOCACY_TEXTS.contactNameRequired),
  email: clearable(z.email(ADVOCACY_TEXTS.emailFault).max(ADVOCACY_LIMITS.email)),
  phoneNumber: line,
  relationshipType: line,
  relationshipNote: clearable(z.string().trim().max(ADVOCACY_LIMITS.note)),
};
export const newKeyContactSchema = z.strictObject(keyContactFields);
export type NewKeyContact = z.infer<typeof newKeyContactSchema>;

export const newActivitySchema = z.strictObject({
  campaignId: uuid,
  /** Any id of the person. */
  legislator: keyContactFields.legislator,
  date: z.iso.date(ADVOCACY_TEXTS.dayFault),
  messagesCount: count,
  callsCount: count,
  xPostsCount: count,
  /** Of the legislator, whatever the campaign; absent leaves them as they are. */
  contactsCount: count.optional(),
  advocatesCount: count.optional(),
});
export type NewActivity = z.infer<typeof newActivitySchema>;

const page = {
  skip: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(100).default(ADVOCACY_LIMITS.page),
};
const total = z.number().int();

/** ADV-01: what campaigns did for a legislator, and who knows them. What is entered is the organization's own. */
export const advocacyContract = {
  /** From the organization's provider; ADVOCACY_FAILED when an external one does not tell. */
  getPerson: call
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
          /** A role of the person, for a provider that keeps roles apart. */
          relationshipFusionId: z.string().min(1).max(100).optional(),
          /** Days of messages, both included; without them all days. */
          startDate: isoDate.optional(),
          endDate: isoDate.optional(),
        })
        .refine(({ startDate = '', endDate = startDate }) => startDate <= endDate, {
          path: ['endDate'],
          error: ADVOCACY_TEXTS.rangeReversed,
        }),
    )
    .output(personAdvocacySchema),
  /** By name. */
  findCampaigns: call
    .route({ method: 'GET', path: '/advocacy/campaigns' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(enteredCampaignSchema), total })),
  createCampaign: call
    .route({ method: 'POST', path: '/advocacy/campaigns', successStatus: 201 })
    .input(newCampaignSchema)
    .output(enteredCampaignSchema),
  /** CONFLICT when `version` is given and not the current one any more. */
  updateCampaign: call
    .route({ method: 'PATCH', path: '/advocacy/campaigns/{campaignId}' })
    .input(
      z.strictObject({
        campaignId: uuid,
        version: versionNumber.optional(),
        updates: z.strictObject(campaignFields).partial(),
      }),
    )
    .output(enteredCampaignSchema),
  /** With what it sent. */
  deleteCampaign: call
    .route({ method: 'DELETE', path: '/advocacy/campaigns/{campaignId}' })
    .input(z.strictObject({ campaignId: uuid }))
    .output(ok),
  /** The newest day first. */
  findActivity: call
    .route({ method: 'POST', path: '/advocacy/activity/find' })
    .input(z.strictObject({ campaignId: uuid.optional(), ...page }))
    .output(z.object({ results: z.array(enteredActivitySchema), total })),
  /** Sets what a campaign sent a legislator on a day; once more is the same. */
  saveActivity: call
    .route({ method: 'PUT', path: '/advocacy/activity' })
    .input(newActivitySchema)
    .output(enteredActivitySchema),
  deleteActivity: call
    .route({ method: 'DELETE', path: '/advocacy/campaigns/{campaignId}/activity/{fusionId}/{date}' })
    .input(z.strictObject({ campaignId: uuid, fusionId, date: isoDate }))
    .output(ok),
  /** By name of the contact. */
  findKeyContacts: call
    .route({ method: 'POST', path: '/advocacy/key-contacts/find' })
    .input(z.strictObject({ ...page }))
    .output(z.object({ results: z.array(enteredKeyContactSchema), total })),
  createKeyContact: call
    .route({ method: 'POST', path: '/advocacy/key-contacts', successStatus: 201 })
    .input(newKeyContactSchema)
    .output(enteredKeyContactSchema),
  updateKeyContact: call
    .route({ method: 'PATCH', path: '/advocacy/key-contacts/{keyContactId}' })
    .input(
      z.strictObject({
        keyContactId: uuid,
        version: versionNumber.optional(),
        updates: z.strictObject(keyContactFields).partial(),
      }),
    )
    .output(enteredKeyContactSchema),
  deleteKeyContact: call
    .route({ method: 'DELETE', path: '/advocacy/key-contacts/{keyContactId}' })
    .input(z.strictObject({ keyContactId: uuid }))
    .output(ok),
  getProvider: call
    .route({ method: 'GET', path: '/advocacy/provider' })
    .input(z.strictObject({}).optional())
    .output(advocacyProviderSchema),
  /** CONFLICT when `version` is not the current one. A key is for one address: another address drops it. */
  saveProvider: call
    .route({ method: 'PUT', path: '/advocacy/provider' })
    .input(
      z.strictObject({
        kind: z.enum(ADVOCACY_PROVIDER_KINDS),
        name: optionalNameText(ADVOCACY_LIMITS.name),
        address: clearable(
          z.url({ protocol: /^https?$/, error: ADVOCACY_TEXTS.addressFault }).max(ADVOCACY_LIMITS.address),
        ),
        /** Absent keeps it, null or empty removes it. */
        apiKey: clearable(z.string().trim().max(ADVOCACY_LIMITS.apiKey)).optional(),
        toolUrl: clearable(webAddress),
        version: versionNumber,
      }),
    )
    .output(advocacyProviderSchema),
};
