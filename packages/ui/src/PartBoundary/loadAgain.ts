/** Stylesheets that failed to load: the bundler requests each only once, so the component would be unstyled. */
async function reloadFailedStyles() {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !link.disabled && link.sheet === null,
  );
  await Promise.all(
    failed.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
          link.replaceWith(again);
        }),
    ),
  );
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
