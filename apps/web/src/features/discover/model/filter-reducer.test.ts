import type { DateRange, SearchModel } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, countFilters } from './count-changes.ts';
import {
  filterReducer,
  INITIAL_FILTERS,
  withGroupOnly,
  type FilterAction,
  type FilterState,
} from './filter-reducer.ts';
import { DEFAULT_SEARCH, filtersOfType, TYPE_DEFAULTS } from './search-defaults.ts';

const after = (...actions: FilterAction[]): FilterState => actions.reduce(filterReducer, INITIAL_FILTERS);
const chooseType = (documentType: (typeof DISCOVER_DOCUMENT_TYPES)[number] | null): FilterAction => ({
  type: 'set-document-type',
  documentType,
});
const onlyFailed: FilterAction = {
  type: 'set-type-filters',
  filters: { filterType: 'Legislation', changes: { genericStatusList: ['Failed'] } },
};
const wyoming: FilterAction = { type: 'set-locations', byLocation: ['us-wy'] };
const highOnly: FilterAction = { type: 'set-metadata', changes: { priorities: ['High'] } };

describe('filterReducer', () => {
  it('keeps choices pending until Apply', () => {
    const chosen = after(wyoming);
    expect(chosen.active).toEqual(DEFAULT_SEARCH);
    expect(chosen.pending.genericSearch.byLocation).toEqual(['us-wy']);
    const applied = filterReducer(chosen, { type: 'apply' });
    expect(applied.active.genericSearch.byLocation).toEqual(['us-wy']);
  });

  it('returns to the active filters on Revert', () => {
    const state = after(wyoming, { type: 'apply' }, highOnly, { type: 'revert' });
    expect(state.pending).toEqual(state.active);
    expect(state.pending.genericSearch.byLocation).toEqual(['us-wy']);
    expect(state.pending.entityMetadata.priorities).toEqual([]);
  });

  it('resets both active and pending filters on Reset', () => {
    const state = after(wyoming, { type: 'apply' }, highOnly, { type: 'reset' });
    expect(state).toEqual({ active: DEFAULT_SEARCH, pending: DEFAULT_SEARCH });
  });

  it('applies the search text immediately and keeps other choices pending', () => {
    const state = after(wyoming, { type: 'set-text', rawTextSearch: 'rent control' });
    expect(state.active.rawTextSearch).toBe('rent control');
    expect(state.pending.rawTextSearch).toBe('rent control');
    expect(state.active.genericSearch.byLocation).toEqual([]);
    expect(state.pending.genericSearch.byLocation).toEqual(['us-wy']);
  });

  it("removes a chip's filter from both the active and the pending filters", () => {
    const state = after(wyoming, { type: 'apply' }, highOnly, {
      type: 'remove',
      from: (search) => ({ ...search, genericSearch: { ...search.genericSearch, byLocation: [] } }),
    });
    expect(state.active.genericSearch.byLocation).toEqual([]);
    expect(state.pending.genericSearch.byLocation).toEqual([]);
    expect(state.pending.entityMetadata.priorities).toEqual(['High']);
  });
});

describe('Choosing a document type', () => {
  it('clears types and their filters for All and keeps locations', () => {
    const { pending } = after(wyoming, chooseType('Legislation'), onlyFailed, chooseType(null));
    expect(pending.datasetTypes).toEqual([]);
    expect(pending.progressiveFilters).toEqual({});
    expect(pending.genericSearch.byLocation).toEqual(['us-wy']);
  });

  it('clears locations and decisions for social posts and applies their defaults', () => {
    const { pending } = after(wyoming, highOnly, chooseType('Legislation'), onlyFailed, chooseType('SocialPost'));
    expect(pending.genericSearch.byLocation).toEqual([]);
    expect(pending.entityMetadata).toEqual(DEFAULT_SEARCH.entityMetadata);
    expect(pending.progressiveFilters).toEqual({ SocialPost: TYPE_DEFAULTS.SocialPost });
  });

  it('merges existing filters over the defaults of any other type', () => {
    const { pending } = after(
      chooseType('Legislation'),
      onlyFailed,
      chooseType('Regulation'),
      chooseType('Legislation'),
    );
    expect(pending.progressiveFilters.Legislation).toEqual({
      ...TYPE_DEFAULTS.Legislation,
      genericStatusList: ['Failed'],
    });
    expect(pending.progressiveFilters.Regulation).toEqual(TYPE_DEFAULTS.Regulation);
    expect(pending.datasetTypes).toEqual(['Legislation']);
  });

  it('limits legislation to active sessions', () => {
    expect(after(chooseType('Legislation')).pending.progressiveFilters.Legislation?.activeSessions).toBe(true);
  });
});

describe('View All of a group', () => {
  it('searches what the group counted, without adding defaults or clearing filters', () => {
    const { active } = after(wyoming, highOnly, { type: 'apply' });
    for (const type of DISCOVER_DOCUMENT_TYPES) {
      expect(withGroupOnly(active, type)).toEqual({ ...active, datasetTypes: [type] });
    }
  });

  it('shows the filters that apply, and further choices keep them', () => {
    const all = withGroupOnly(DEFAULT_SEARCH, 'Legislation');
    expect(filtersOfType(all, 'Legislation').activeSessions).toBe(false);
    const { pending } = filterReducer({ active: all, pending: all }, onlyFailed);
    expect(pending.progressiveFilters.Legislation).toEqual({
      ...TYPE_DEFAULTS.Legislation,
      activeSessions: false,
      genericStatusList: ['Failed'],
    });
  });
});

describe('Introduction date filter', () => {
  const introduced = (range: DateRange | null) =>
    after(chooseType('Legislation'), { type: 'set-introduced', filterType: 'Legislation', range }).pending
      .progressiveFilters.Legislation?.introducedDateRange;

  it('carries ISO bounds derived from the seconds, and null for a missing bound', () => {
    expect(introduced({ name: 'custom', startTs: 1_735_689_600, stopTs: null })).toEqual({
      name: 'custom',
      startTs: 1_735_689_600,
      stopTs: null,
      startDatetime: '2025-01-01T00:00:00.000Z',
      stopDatetime: null,
    });
  });

  it('can be cleared', () => expect(introduced(null)).toBeNull());
});

describe('Counting filters and changes', () => {
  it('counts each box once and excludes the defaults of a type', () => {
    expect(countChanges(DEFAULT_SEARCH, after(chooseType('Legislation')).pending)).toBe(1);
    expect(countChanges(DEFAULT_SEARCH, after(chooseType('Legislation'), onlyFailed, wyoming).pending)).toBe(3);
  });

  it('counts a removed default', () => {
    const { active } = after(chooseType('Legislation'), { type: 'apply' });
    const past = after(chooseType('Legislation'), {
      type: 'set-type-filters',
      filters: { filterType: 'Legislation', changes: { activeSessions: false } },
    }).pending;
    expect(countChanges(active, past)).toBe(1);
  });

  it('counts no changes between a search and itself', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAction(), { maxLength: 12 }), (actions) => {
        const { pending } = after(...actions);
        expect(countChanges(pending, pending)).toBe(0);
      }),
    );
  });

  it('counts the choice of listed policy types as a change but not as a filter', () => {
    const { pending } = after(chooseType('News'), { type: 'set-only-selected-policy-types', isOn: true });
    expect(countChanges(after(chooseType('News')).pending, pending)).toBe(1);
    expect(countFilters(pending)).toBe(1);
  });

  it('counts no filters for an unfiltered search', () => {
    expect(countFilters(DEFAULT_SEARCH)).toBe(0);
    expect(countFilters(after(wyoming, highOnly).pending)).toBe(2);
  });
});

function arbitraryAction(): fc.Arbitrary<FilterAction> {
  return fc.oneof(
    fc.constantFrom<FilterAction>(
      { type: 'apply' },
      { type: 'revert' },
      { type: 'reset' },
      onlyFailed,
      wyoming,
      highOnly,
    ),
    fc.constantFrom(null, ...DISCOVER_DOCUMENT_TYPES).map(chooseType),
    fc.string({ maxLength: 20 }).map((rawTextSearch): FilterAction => ({ type: 'set-text', rawTextSearch })),
  );
}

describe('Any sequence of filter actions', () => {
  it('keeps Apply and Revert consistent, posts without locations and All without type filters', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAction(), { maxLength: 15 }), (actions) => {
        const applied = filterReducer(after(...actions), { type: 'apply' });
        expect(filterReducer(applied, { type: 'revert' })).toEqual(applied);
        const states: SearchModel[] = [
          filterReducer(applied, chooseType('SocialPost')).pending,
          filterReducer(applied, chooseType(null)).pending,
        ];
        expect(states[0]?.genericSearch.byLocation).toEqual([]);
        expect(states[1]?.progressiveFilters).toEqual({});
      }),
    );
  });
});
