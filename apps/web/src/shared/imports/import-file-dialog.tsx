import { useState } from 'react';
import type { ImportTexts } from './import-texts.ts';
import { ChooseFileStep } from './choose-file-step.tsx';
import { ImportResultStep } from './import-result-step.tsx';
import { MapColumnsStep } from './map-columns-step.tsx';
import { useFileImport } from './use-file-import.ts';

/**
 * Imports a file in four steps: choose it, map its columns, check it, and import it. Each step corresponds to a state
 * of the file on the server.
 */
export function ImportFileDialog({ words, onClose }: { words: ImportTexts; onClose: () => void }) {
  const fileImport = useFileImport();
  const [isMapping, setIsMapping] = useState(false);
  const { file } = fileImport;
  if (file === null) return <ChooseFileStep fileImport={fileImport} words={words} onClose={onClose} />;
  if (file.state === 'uploaded' || (isMapping && file.state === 'checked')) {
    return (
      <MapColumnsStep
        key={file.importId}
        file={file}
        fileImport={fileImport}
        words={words}
        onChecked={() => setIsMapping(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <ImportResultStep
      file={file}
      fileImport={fileImport}
      words={words}
      onChangeColumns={() => setIsMapping(true)}
      onClose={onClose}
    />
  );
}
