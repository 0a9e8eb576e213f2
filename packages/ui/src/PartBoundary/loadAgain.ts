/** Stylesheets that failed to load: the bundler requests each only once, so the component would be unstyled. */
const failedStyles = new Set<HTMLLinkElement>();
let isWatching = false;
let reloading: Promise<unknown> | null = null;

/** Whether a stylesheet comes from where the application or a script of it comes from: not a web font of a provider. */
const isOfApplication = ({ href }: HTMLLinkElement) =>
  href !== '' &&
  [location.href, ...Array.from(document.scripts, ({ src }) => src)].some(
    (address) => address !== '' && new URL(address).origin === new URL(href).origin,
  );

/** Records stylesheets that fail from now on. One that is still loading has no `sheet` either, so a missing `sheet` alone is not a failure. */
export function watchStyles() {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOfApplication(target))
      failedStyles.add(target);
  };
  // The event does not bubble.
  document.addEventListener('error', onError, true);
}

function takeFailed(): HTMLLinkElement[] {
  // The application removed and requests the others itself.
  const failed = [...failedStyles].filter(({ isConnected }) => isConnected);
  failedStyles.clear();
  return failed;
}

/** Loads the failed stylesheets again. Parts that are loaded again at the same time share the requests. */
function reloadFailedStyles(): Promise<unknown> {
  reloading ??= Promise.all(
    takeFailed().map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
          link.replaceWith(again);
        }),
    ),
  ).finally(() => (reloading = null));
  return reloading;
}

/** The file in the message of a failed import; the message of Safari has none. */
const fileOf = (error: unknown): string | null =>
  (error instanceof Error && /https?:\/\/\S+?\.(?:m?js|css)\b|\/\S+?\.css\b/.exec(error.message)?.[0]) ||
  null;

/**
 * Loads a module whose import failed before. Chromium requests it again; Firefox and Safari cache the failure
 * (https://github.com/whatwg/html/issues/6768), so the file is then imported with another URL.
 */
export async function loadAgain<T extends { default: unknown }>(load: () => Promise<T>): Promise<T> {
  await reloadFailedStyles();
  try {
    return await load();
  } catch (error) {
    const file = fileOf(error);
    if (!file?.endsWith('js')) throw error;
    // The browser imports it. Bundlers of applications must not resolve the address: the build with Next fails.
    const module = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${file}?again=${Date.now()}`
    )) as Partial<T>;
    // A chunk of several modules exports them under generated names.
    if (!module.default) throw error;
    return module as T;
  }
}
