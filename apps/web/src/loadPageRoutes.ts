/** Loads the routes of all pages but home. */
export const loadPageRoutes = async () => (await import('./pageRoutes.ts')).pageRoutes;
