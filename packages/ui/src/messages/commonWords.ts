/** Words that several components say, in English. */
export const chartCategory = 'Category';
export const chartNoValue = 'No value';
export const chartShare = 'Share';
export const chartValue = 'Value';
export const clear = 'Clear';
export const close = 'Close';
export const dateDone = 'Done';
export const dragHandle = 'Reorder';
export const error = 'There was an issue. Please try again.';
export const loading = 'Loading';
export const next = 'Next';
export const noItems = 'There is nothing here yet';
export const noMatches = 'There are no items matching your query';
export const pages = 'Pages';
export const previous = 'Previous';
export const retry = 'Try again';
export const search = 'Search';
