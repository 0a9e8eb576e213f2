import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const kinds = ['album', 'playlist'];
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Uses the legacy mode. The default mode opens a second page to aggregate frames, and there are no frames. */
const violationsOf = async (page: Page, rules?: string[]) => {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/**
 * Rules whose result depends on the size of elements. `target-size` is left out: it counts a button that the menu at
 * the bottom happens to cover in part as a small one.
 */
const rulesOfSize = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * The widths and the theme of one test. It loads each page once, with the first width; both have the same layout. The
 * stories are checked in both themes, and themes differ only in colours, so each layout is checked in one.
 */
const layouts: [theme: 'light' | 'dark', width: number, wider?: number][] = [
  ['light', 1280],
  ['dark', 390, 768],
];

for (const [theme, width, wider] of layouts) {
  test.describe(`${wider ? `${width} and ${wider}` : width} px, ${theme}`, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('no screen has an accessibility violation', async ({ page }) => {
      test.setTimeout(180_000);
      // Every picture is replaced, because its content does not matter here.
      await page.route('/media/images/**', (route) =>
        route.fulfill({ body: pixel, contentType: 'image/gif' }),
      );
      await page.goto('/');
      const found = await Promise.all(
        kinds.map((kind) => page.locator(`a[href^="/${kind}/"]`).first().getAttribute('href')),
      );
      // Here the page as a whole counts, with its frame.
      const paths = ['/', '/search/lo', '/login', '/nowhere-at-all', ...found];
      for (const path of paths) {
        await page.goto(path ?? '', { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page), path ?? '').toEqual([]);
        if (wider) {
          await page.setViewportSize({ width: wider, height: 844 });
          expect(await violationsOf(page, rulesOfSize), `${path} at ${wider} px`).toEqual([]);
          await page.setViewportSize({ width, height: 844 });
        }
      }
    });
  });
}
