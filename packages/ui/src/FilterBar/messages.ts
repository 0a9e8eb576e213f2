/** The messages of FilterBar, in English. */
export const messages = { clearFilters: 'Clear filters' };
