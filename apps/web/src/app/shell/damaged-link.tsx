import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { DAMAGED } from '../../shared/navigation/damaged-params.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** Replaces a page whose link has filters that cannot be used, because without them the page would show more. */
export function DamagedLink({ names }: { names: readonly string[] }) {
  const router = useRouter();
  const open = () => {
    const { pathname } = router.state.location;
    const search: Readonly<Record<string, unknown>> = { ...router.state.matches.at(-1)?.search };
    const rest = Object.entries(search).filter(([name, value]) => name !== DAMAGED && value !== undefined);
    const params = new URLSearchParams(
      rest.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    void router.navigate({ href: params.size === 0 ? pathname : `${pathname}?${params.toString()}`, replace: true });
  };
  return (
    <EmptyState
      icon="search"
      title={texts.states.damagedLink(names.join(', '))}
      description={texts.states.damagedLinkHint}
      action={
        <Button variant="outlined" onClick={open}>
          {texts.states.openWithoutFilters}
        </Button>
      }
    />
  );
}
