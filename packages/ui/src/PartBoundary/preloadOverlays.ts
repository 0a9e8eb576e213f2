/** Loads the code of menus and toasts before they first open, so that they open without a connection. */
export function preloadOverlays() {
  for (const load of [() => import('../menus/MenuSurface.tsx'), () => import('../Toast/ToastCard.tsx')])
    load().catch(() => {
      // It is loaded again when it opens.
    });
}
