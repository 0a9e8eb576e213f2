/** What Breadcrumbs says by itself, in English. */
export const words = {
  breadcrumbs: 'You are here',
  breadcrumbsMore: 'Show the steps between',
};
