import type { FindSealed } from '../../../platform/sealed-values.ts';
import { createProviderKeysRepository } from './provider-settings.repository.ts';
import { getContext } from './provider-settings.queries.ts';

/** Finds the API keys of organizations' advocacy platforms. */
export const findSealedProviderKeys: FindSealed = async (database) => {
  const repository = createProviderKeysRepository(database);
  return (await repository.find()).map(({ organizationId, organization, sealed }) => ({
    what: `the API key of the advocacy platform of ${organization}`,
    remedy: 'an administrator enters it under Advocacy → Provider',
    sealed,
    context: getContext(organizationId),
    replace: (again) => repository.replace(organizationId, sealed, again),
  }));
};
