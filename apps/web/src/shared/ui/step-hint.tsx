import { KeyHint } from './key-hint.tsx';

/** The keys that lead through a list of documents, in the same words under each. */
export function StepHint() {
  return (
    <span>
      <KeyHint keys="j" /> <KeyHint keys="k" /> Next, previous
    </span>
  );
}
