/** Fetches the code of menus and toasts before they are first wanted, so that they open without a connection. */
export function preloadOverlays() {
  for (const load of [() => import('../menus/MenuSurface.tsx'), () => import('../Toast/ToastCard.tsx')])
    load().catch(() => {
      // Fetched again when it is wanted.
    });
}
