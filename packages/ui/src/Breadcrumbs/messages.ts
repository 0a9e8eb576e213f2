/** The messages of Breadcrumbs, in English. */
export const messages = {
  breadcrumbs: 'You are here',
  breadcrumbsMore: 'Show the steps between',
};
