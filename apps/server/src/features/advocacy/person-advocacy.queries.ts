import { ADVOCACY_TEXTS, type AdvocacyData, type PersonAdvocacy } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { ResultCache } from '../../platform/result-cache.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { DayRange } from './activity.repository.ts';
import type { AdvocacyDeps, AdvocacyPerson } from './advocacy.deps.ts';
import { PlatformUnavailableError } from './provider/request-platform.ts';
import { readEntered } from './provider/embedded-provider.ts';
import { createProviderSettingsRepository, type StoredProvider } from './provider/provider-settings.repository.ts';
import { openKey } from './provider/provider-settings.queries.ts';

export interface PersonAdvocacyQuestion extends DayRange {
  fusionId: string;
  relationshipFusionId?: string | undefined;
}

/** How long an answer of a platform is cached; failures are never cached. */
const RETENTION_SECONDS = 60;
/** Number of cached answers, each at most one megabyte. */
const MAX_CACHED = 40;

export type GetPersonAdvocacy = (actor: Actor, question: PersonAdvocacyQuestion) => Promise<PersonAdvocacy>;

/** Creates the reader of a person's data from the organization's provider. */
export function createGetPersonAdvocacy(deps: AdvocacyDeps): GetPersonAdvocacy {
  const answers = new ResultCache<AdvocacyData>(MAX_CACHED);

  async function ask(stored: StoredProvider, person: AdvocacyPerson, question: PersonAdvocacyQuestion) {
    const { organizationId, version, address } = stored;
    if (address === null) throw new PlatformUnavailableError('no address is set');
    const { relationshipFusionId, startDate, endDate } = question;
    const { fusionId, fullSourceId } = person;
    const period = Math.floor(deps.clock.now() / RETENTION_SECONDS);
    const asked = { address, fusionId, fullSourceId, relationshipFusionId, startDate, endDate };
    return answers.get(JSON.stringify([organizationId, version, period, asked]), () =>
      deps.requestPlatform({ ...asked, apiKey: openKey(deps, stored) }),
    );
  }

  /**
   * @throws AppError NOT_FOUND for an unknown person; VALIDATION for a role that is not theirs; ADVOCACY_FAILED, naming
   *   the provider, when an external platform fails
   */
  return async (actor, question) => {
    const { database } = deps;
    const person = (await deps.findPeople(database, [question.fusionId])).get(question.fusionId);
    if (person === undefined) throw new AppError('NOT_FOUND');
    assertRole(person, question.relationshipFusionId);
    const { organizationId } = actor;
    const stored = await createProviderSettingsRepository(database, organizationId).get();
    const name = stored?.name || ADVOCACY_TEXTS.embeddedName;
    const toolUrl = stored?.toolUrl ?? null;
    if (stored?.kind !== 'http') {
      const entered = await readEntered(database, organizationId, person, question);
      return { provider: { kind: 'embedded', name, toolUrl }, ...entered };
    }
    try {
      return { provider: { kind: 'http', name, toolUrl }, ...(await ask(stored, person, question)) };
    } catch (cause) {
      if (!(cause instanceof PlatformUnavailableError)) throw cause;
      throw new AppError('ADVOCACY_FAILED', { message: ADVOCACY_TEXTS.loadFailed(name), cause });
    }
  };
}

function assertRole({ relationshipFusionIds }: AdvocacyPerson, role: string | undefined): void {
  if (role === undefined || relationshipFusionIds.includes(role)) return;
  throw new AppError('VALIDATION', { data: { fields: { relationshipFusionId: ADVOCACY_TEXTS.unknownRole } } });
}
