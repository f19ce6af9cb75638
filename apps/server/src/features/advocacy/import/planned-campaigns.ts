import { ADVOCACY_LIMITS, ADVOCACY_TEXTS } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { ImportBy } from '../../file-imports/index.ts';
import type { AdvocacyDeps } from '../advocacy.deps.ts';
import { insertCampaign } from '../campaigns.commands.ts';
import { createCampaignsRepository } from '../campaigns.repository.ts';
import { contactKey } from '../../custom-contacts/index.ts';
import type { CampaignOfLine } from './advocacy-lines.ts';

const FIELDS = ['active', 'reportUrl', 'emailEnabled', 'phoneEnabled', 'xPostsEnabled'] as const;
type Field = (typeof FIELDS)[number];
type Fields = { name: string; active: boolean; reportUrl: string | null } & Record<
  'emailEnabled' | 'phoneEnabled' | 'xPostsEnabled',
  boolean
>;

/** Campaign after the lines so far. */
export interface PlannedCampaign {
  key: string;
  /** Null until the campaign is inserted. */
  campaignId: string | null;
  fields: Fields;
  /** Line of the file that set each field. */
  setBy: Map<Field, number>;
  isUnwritten: boolean;
}

/** New campaigns are active and use every channel unless the file says otherwise. */
const DEFAULTS = { active: true, reportUrl: null, emailEnabled: true, phoneEnabled: true, xPostsEnabled: true };

/** Campaigns that a file names, both stored and new. */
export class PlannedCampaigns {
  readonly #byKey = new Map<string, PlannedCampaign>();
  /** How many campaigns the file may still create; null until the first load. */
  #room: number | null = null;

  /** Loads the stored campaigns that have not been loaded before. */
  async load(tx: DatabaseHandle, organizationId: string, names: readonly string[]): Promise<void> {
    const repository = createCampaignsRepository(tx, organizationId);
    this.#room ??= ADVOCACY_LIMITS.campaigns - (await repository.count());
    const keys = [...new Set(names.map(contactKey))].filter((key) => !this.#byKey.has(key));
    for (const { campaignId, nameKey: key, isActive: active, ...row } of await repository.findByKeys(keys)) {
      const { name, reportUrl, emailEnabled, phoneEnabled, xPostsEnabled } = row;
      const fields = { name, active, reportUrl, emailEnabled, phoneEnabled, xPostsEnabled };
      this.#byKey.set(key, { key, campaignId, fields, setBy: new Map(), isUnwritten: false });
    }
  }

  /** Applies a line to its campaign. Returns a reason if an earlier line contradicts it or the limit is reached. */
  plan(
    line: number,
    { name, ...given }: CampaignOfLine,
  ): { campaign: PlannedCampaign; outcome: 'new' | 'changed' | 'unchanged' } | { reason: string } {
    const key = contactKey(name);
    const stored = this.#byKey.get(key);
    if (stored === undefined && (this.#room ?? 0) <= 0) return { reason: ADVOCACY_TEXTS.tooManyCampaigns };
    const campaign = stored ?? {
      key,
      campaignId: null,
      fields: { name, ...DEFAULTS },
      setBy: new Map(),
      isUnwritten: true,
    };
    const changed = FIELDS.filter((field) => given[field] !== undefined && given[field] !== campaign.fields[field]);
    const other = changed.map((field) => campaign.setBy.get(field)).find((one) => one !== undefined);
    if (other !== undefined) return { reason: `Line ${other} describes this campaign differently.` };
    for (const field of FIELDS) if (given[field] !== undefined) campaign.setBy.set(field, line);
    Object.assign(campaign.fields, Object.fromEntries(changed.map((field) => [field, given[field]])));
    if (changed.length > 0) campaign.isUnwritten = true;
    this.#byKey.set(key, campaign);
    if (stored === undefined) this.#room = (this.#room ?? 0) - 1;
    return { campaign, outcome: stored === undefined ? 'new' : changed.length > 0 ? 'changed' : 'unchanged' };
  }

  /** Writes the campaigns created or changed since the last call. */
  async write(
    tx: DatabaseHandle,
    { ids, clock }: Pick<AdvocacyDeps, 'ids' | 'clock'>,
    { organizationId, userId, nowTs: updatedTs }: ImportBy,
  ): Promise<void> {
    const repository = createCampaignsRepository(tx, organizationId);
    for (const campaign of this.#byKey.values()) {
      if (!campaign.isUnwritten) continue;
      const { campaignId, fields } = campaign;
      const { active: isActive, name: _name, ...rest } = fields;
      if (campaignId === null) {
        campaign.campaignId = await insertCampaign(tx, { ids, clock }, { organizationId, userId }, fields);
      } else await repository.update(campaignId, undefined, { isActive, ...rest, updatedTs });
      campaign.isUnwritten = false;
    }
  }
}
