import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { codeAddress, getPieces } from '../model/code-address.ts';

/** Renders a text with each code linked to the code browser. */
export function CodeText({ text }: { text: string }) {
  return (
    <>
      {getPieces(text).map((piece, index) =>
        piece.code ? <CodeLink key={index} code={piece.text} /> : <span key={index}>{piece.text}</span>,
      )}
    </>
  );
}

/** Links a code, as the document writes it, to the schedule. */
export function CodeLink({ code }: { code: string }) {
  return (
    <AddressLink href={codeAddress(code)} style={{ fontVariantNumeric: 'tabular-nums', textDecoration: 'underline' }}>
      {code}
    </AddressLink>
  );
}
