import type { AdvocacyCampaign, AdvocacyRelationship } from '@rotunda/contract';
import { ADVOCACY_CHANNELS } from '@rotunda/contract/values';
import type { IsoDate } from '@rotunda/domain';

export type Kpi = (typeof ADVOCACY_CHANNELS)[number]['kpi'];
/** Null if the channel does not apply. */
export type Kpis = Record<Kpi, number | null>;

type Channels = Pick<AdvocacyCampaign, 'emailEnabled' | 'phoneEnabled' | 'xPostsEnabled' | 'messages'>;

/**
 * Sums up campaigns by channel. A channel that is disabled in all of them does not apply (ADV-01). What a campaign sent
 * before its channel was disabled still counts if another campaign uses the channel.
 */
export function getKpis(campaigns: readonly Channels[]): Kpis {
  const totals: Kpis = { messages: null, calls: null, posts: null };
  for (const { kpi, enabled, count } of ADVOCACY_CHANNELS) {
    if (!campaigns.some((campaign) => campaign[enabled])) continue;
    totals[kpi] = campaigns.flatMap(({ messages }) => messages).reduce((sum, messages) => sum + messages[count], 0);
  }
  return totals;
}

/**
 * Returns the campaigns of all relationships, active ones first. A campaign in several relationships is listed once,
 * with what it sent in each.
 */
export function getCampaigns(relationships: readonly AdvocacyRelationship[]): AdvocacyCampaign[] {
  const byId = new Map<string, AdvocacyCampaign>();
  for (const campaign of relationships.flatMap(({ campaigns }) => campaigns)) {
    const existing = byId.get(campaign.campaignId);
    const messages = [...(existing?.messages ?? []), ...campaign.messages];
    byId.set(campaign.campaignId, { ...(existing ?? campaign), messages });
  }
  return [...byId.values()].toSorted((one, other) => Number(other.active) - Number(one.active));
}

/** Returns the last day on which a campaign sent anything, or null. */
export function getLastDay({ messages }: Pick<AdvocacyCampaign, 'messages'>): IsoDate | null {
  const days = messages
    .filter(({ messagesCount, callsCount, xPostsCount }) => messagesCount + callsCount + xPostsCount > 0)
    .map(({ date }) => date);
  return days.toSorted().at(-1) ?? null;
}
