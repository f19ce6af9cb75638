import type { FindSealed } from '../../../platform/sealed-values.ts';
import { secretContext } from './read-source-settings.ts';
import { createSourceSettingsRepository } from './source-settings.repository.ts';

/** Finds the API keys of sources. */
export const findSealedSourceKeys: FindSealed = async (database) => {
  const repository = createSourceSettingsRepository(database);
  return (await repository.find()).flatMap(({ source, apiKeySealed: sealed }) =>
    sealed === null
      ? []
      : [
          {
            what: `the API key of the source ${source}`,
            remedy: `npm run rotunda -- sources set ${source} --key-stdin`,
            sealed,
            context: secretContext(source),
            replace: (again) => repository.replaceKey(source, sealed, again),
          },
        ],
  );
};
