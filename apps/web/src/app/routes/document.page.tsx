import { useParams } from '@tanstack/react-router';
import { CardPage } from '../documents/card-page.tsx';

export default function DocumentRoutePage() {
  const { fusionId = '' } = useParams({ strict: false });
  return <CardPage key={fusionId} fusionId={fusionId} />;
}
