import { inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { prices, products } from '../products/table.ts';
import { settings } from '../settings/table.ts';
import { demoMarker } from './seed.ts';

/** The setting that records that the plans were inserted, so that deleted ones stay deleted. */
const marker = 'demo_plans';

interface Plan {
  product: Omit<typeof products.$inferInsert, 'position'>;
  monthly?: number;
  yearly?: number;
}

const gigabyte = 1_000_000_000;

/** The plans of the demo. Amounts are in cents. */
const plans: readonly Plan[] = [
  {
    product: {
      name: 'Free',
      description: 'Listen to everything, and keep up to 200 playlists.',
      free: true,
      feature_list: ['The whole catalogue', 'Radio from any song'],
    },
  },
  {
    product: {
      name: 'Plus',
      description: 'For people who collect music.',
      recommended: true,
      feature_list: ['The whole catalogue', 'Any number of playlists', 'Radio from any song', 'No ads'],
      permissions: [{ name: 'playlists.create', restrictions: [] }],
    },
    monthly: 499,
    yearly: 4990,
  },
  {
    product: {
      name: 'Studio',
      description: 'For people who make music.',
      feature_list: [
        'The whole catalogue',
        'Any number of playlists',
        'Radio from any song',
        'No ads',
        'Upload your own music',
        'Access to the API',
      ],
      permissions: [
        { name: 'playlists.create', restrictions: [] },
        { name: 'music.create', restrictions: [{ name: 'count', value: 500 }] },
        { name: 'uploads.create', restrictions: [{ name: 'space', value: 20 * gigabyte }] },
        { name: 'api.access', restrictions: [] },
      ],
    },
    monthly: 1199,
    yearly: 11_990,
  },
];

/** Inserts the plans of the demo beside its catalogue, once, and switches payments by the test gateway on. */
export async function insertDemoPlans(db: Database): Promise<void> {
  const known = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [demoMarker, marker]));
  const keys = known.map(({ key }) => key);
  if (!keys.includes(demoMarker) || keys.includes(marker)) return;
  await db.transaction(async (tx) => {
    const rows = await tx
      .insert(products)
      .values(plans.map(({ product }, position) => ({ ...product, position })))
      .returning({ id: products.id });
    await tx.insert(prices).values(
      plans.flatMap(({ monthly, yearly }, index) => {
        const product_id = rows[index]?.id ?? 0;
        const price = (amount: number | undefined, interval: 'month' | 'year') =>
          amount === undefined ? [] : [{ product_id, amount, interval, currency: 'EUR' }];
        return [...price(yearly, 'year'), ...price(monthly, 'month')];
      }),
    );
    const company = { company: 'Segno demo', address: 'Quiet Harbour 1\nNowhere', tax_number: '' };
    await tx
      .insert(settings)
      .values([
        { key: marker, value: { seeded: true } },
        { key: 'billing', value: { enable: true, invoice: company }, is_public: true },
      ])
      .onConflictDoNothing();
  });
}
