import { networkError } from '@segno/data';

/** Downloads that run or are done, by address. A failed one is removed, so that its file is requested again. */
const downloads = new Map<string, Promise<unknown>>();

async function loadScript(url: string) {
  const response = await fetch(url).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!response.ok) throw new Error(`Unable to load ${url}`);
  // The body must be read, so that the browser's cache has the file when it is imported.
  await response.arrayBuffer();
}

const loadStyles = (url: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${url}`));
    });
    document.head.append(link);
  });

async function loadFile(url: string) {
  // The document has loaded it already.
  if (!downloads.has(url) && document.querySelector(`[href="${url}"], [src="${url}"]`)) return;
  const download = downloads.get(url) ?? (url.endsWith('.css') ? loadStyles(url) : loadScript(url));
  downloads.set(url, download);
  try {
    await download;
  } catch (error) {
    downloads.delete(url);
    throw error;
  }
}

/**
 * Imports a module after all its files are loaded. The build calls it for each `import()` instead of Vite's helper, which
 * imports at once: browsers remember that an import failed until the page is loaded again
 * (https://github.com/whatwg/html/issues/6768), so a part whose file did not arrive could never be shown.
 *
 * @param files Paths of the scripts and stylesheets of the module, from the root of the site without the first slash.
 */
export async function loadFiles<T>(importModule: () => Promise<T>, files: string[] = []): Promise<T> {
  try {
    await Promise.all(files.map((file) => loadFile(`/${file}`)));
    return await importModule();
  } catch (error) {
    // The name of Vite's event: see `useIsOutdated`.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
