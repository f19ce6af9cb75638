import type { FindSealed } from '../../platform/sealed-values.ts';
import { createProviderKeysRepository } from './provider-settings.repository.ts';
import { getContext } from './provider-settings.ts';

/** Finds the API keys of organizations' advocacy platforms. */
export const findSealedProviderKeys: FindSealed = async (database) => {
  const repository = createProviderKeysRepository(database);
  return (await repository.find()).map(({ organisationId, organisation, sealed }) => ({
    what: `the API key of the advocacy platform of ${organisation}`,
    remedy: 'an administrator enters it under Advocacy → Provider',
    sealed,
    context: getContext(organisationId),
    replace: (again) => repository.replace(organisationId, sealed, again),
  }));
};
