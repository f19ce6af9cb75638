import type { EnteredActivity, EnteredCampaign, EnteredKeyContact } from '@rotunda/contract';
import type { FieldErrors } from '../../../shared/records/use-record-form.ts';
import type { PickedStakeholder } from '../../../shared/stakeholders/stakeholder-picker.tsx';
import { advocacyTexts } from './advocacy-texts.ts';

export interface CampaignValues {
  name: string;
  active: boolean;
  reportUrl: string;
  emailEnabled: boolean;
  phoneEnabled: boolean;
  xPostsEnabled: boolean;
}

export const campaignValues = (campaign: EnteredCampaign | null): CampaignValues => ({
  name: campaign?.name ?? '',
  active: campaign?.active ?? true,
  reportUrl: campaign?.reportUrl ?? '',
  emailEnabled: campaign?.emailEnabled ?? true,
  phoneEnabled: campaign?.phoneEnabled ?? false,
  xPostsEnabled: campaign?.xPostsEnabled ?? false,
});

export const checkCampaign = ({ name }: CampaignValues): FieldErrors =>
  name.trim() === '' ? { name: advocacyTexts.campaignNameRequired } : {};

export const COUNT_FIELDS = ['messagesCount', 'callsCount', 'xPostsCount'] as const;
export const SUPPORT_FIELDS = ['contactsCount', 'advocatesCount'] as const;
type CountField = (typeof COUNT_FIELDS)[number] | (typeof SUPPORT_FIELDS)[number];

export interface ActivityValues extends Record<CountField, string> {
  campaignId: string;
  legislator: PickedStakeholder | null;
  date: string;
}

/**
 * Returns the form values of an entry.
 * @param today default day of a new entry
 */
export const activityValues = (
  activity: EnteredActivity | null,
  campaignId: string,
  today: string,
): ActivityValues => ({
  campaignId: activity?.campaign.campaignId ?? campaignId,
  legislator: activity?.legislator ?? null,
  date: activity?.date ?? today,
  messagesCount: String(activity?.messagesCount ?? 0),
  callsCount: String(activity?.callsCount ?? 0),
  xPostsCount: String(activity?.xPostsCount ?? 0),
  contactsCount: activity === null ? '' : String(activity.contactsCount),
  advocatesCount: activity === null ? '' : String(activity.advocatesCount),
});

const isCount = (text: string) => /^\d{1,10}$/.test(text.trim());

export function checkActivity(values: ActivityValues): FieldErrors {
  const faulty = [
    ...COUNT_FIELDS.filter((name) => !isCount(values[name])),
    ...SUPPORT_FIELDS.filter((name) => values[name].trim() !== '' && !isCount(values[name])),
  ];
  return {
    ...Object.fromEntries(faulty.map((name) => [name, advocacyTexts.countError])),
    ...(values.legislator === null ? { legislator: advocacyTexts.legislatorRequired } : {}),
    ...(values.date === '' ? { date: advocacyTexts.dayError } : {}),
  };
}

/** Returns the data to send. Counts of the legislator that are left empty keep their stored values. */
export function getActivity(values: ActivityValues) {
  const support = SUPPORT_FIELDS.filter((name) => values[name].trim() !== '');
  return {
    campaignId: values.campaignId,
    legislator: values.legislator?.fusionId ?? '',
    date: values.date,
    messagesCount: Number(values.messagesCount),
    callsCount: Number(values.callsCount),
    xPostsCount: Number(values.xPostsCount),
    ...Object.fromEntries(support.map((name) => [name, Number(values[name])])),
  };
}

export interface KeyContactValues {
  legislator: PickedStakeholder | null;
  contactName: string;
  email: string;
  phoneNumber: string;
  relationshipType: string;
  relationshipNote: string;
}

export const keyContactValues = (contact: EnteredKeyContact | null): KeyContactValues => ({
  legislator: contact?.legislator ?? null,
  contactName: contact?.contactName ?? '',
  email: contact?.email ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  relationshipType: contact?.relationshipType ?? '',
  relationshipNote: contact?.relationshipNote ?? '',
});

export const checkKeyContact = ({ contactName, legislator }: KeyContactValues): FieldErrors => ({
  ...(contactName.trim() === '' ? { contactName: advocacyTexts.contactNameRequired } : {}),
  ...(legislator === null ? { legislator: advocacyTexts.legislatorRequired } : {}),
});
