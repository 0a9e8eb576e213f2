/**
 * The addresses of the files of all pages but home, with all that each imports. They are in a file of their own, so that
 * the first visit to home does not grow with the number of pages.
 */
export const loadPageModules = () => import('./pageModules.ts');
