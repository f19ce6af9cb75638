import { KeyHint } from './key-hint.tsx';

/** Lists the keys for moving through a list of documents, with the same text below every list. */
export function StepHint() {
  return (
    <span>
      <KeyHint keys="j" /> <KeyHint keys="k" /> Next, previous
    </span>
  );
}
