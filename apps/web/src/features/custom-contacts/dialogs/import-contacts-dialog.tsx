import { useState } from 'react';
import { ChooseFileStep } from '../components/choose-file-step.tsx';
import { ImportResultStep } from '../components/import-result-step.tsx';
import { MapColumnsStep } from '../components/map-columns-step.tsx';
import { useContactImport } from '../api/use-contact-import.ts';

/** A file of contacts: chosen, its columns named, checked, imported. Each step is a state of the file on the server. */
export function ImportContactsDialog({ onClose }: { onClose: () => void }) {
  const contactImport = useContactImport();
  const [isMapping, setIsMapping] = useState(false);
  const { file } = contactImport;
  if (file === null) return <ChooseFileStep contactImport={contactImport} onClose={onClose} />;
  if (file.state === 'uploaded' || (isMapping && file.state === 'checked')) {
    return (
      <MapColumnsStep
        key={file.importId}
        file={file}
        contactImport={contactImport}
        onChecked={() => setIsMapping(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <ImportResultStep
      file={file}
      contactImport={contactImport}
      onChangeColumns={() => setIsMapping(true)}
      onClose={onClose}
    />
  );
}
