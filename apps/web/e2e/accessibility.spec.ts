import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const firstOf = async (page: Page, prefix: string) => {
  await page.goto('/');
  return (await page.locator(`a[href^="${prefix}"]`).first().getAttribute('href')) ?? '';
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('no screen has an accessibility violation', async ({ page }) => {
        const paths = [
          '/',
          '/search',
          '/search/lo',
          '/genres',
          '/popular-tracks',
          '/nowhere-at-all',
          await firstOf(page, '/album/'),
          await firstOf(page, '/artist/'),
          await firstOf(page, '/playlist/'),
          await firstOf(page, '/track/'),
          await firstOf(page, '/genre/'),
        ];
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            ),
          ).toEqual([]);
        }
      });
    });
  }
}
