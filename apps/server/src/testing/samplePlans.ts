import type { Database } from '../db/Database.ts';
import { prices, products } from '../products/table.ts';
import { settings } from '../settings/table.ts';

/** What a test sets of the settings of payments. */
type GivenSettings = Record<string, unknown>;

/**
 * Inserts plans, and switches payments on: 1 is free; 2, Plus, costs 4.99 a month (price 1) or 49.90 a year (price 2);
 * 3, Studio, 11.99 (price 3) or 119.90 (price 4). Times are short of nothing: all in EUR.
 */
export async function insertSamplePlans(db: Database, given: GivenSettings = {}): Promise<void> {
  const value = { enable: true, ...given };
  await db.insert(settings).values({ key: 'billing', value, is_public: true });
  await db.insert(products).values([
    { name: 'Free', free: true, feature_list: ['The whole catalogue'], position: 0 },
    {
      name: 'Plus',
      recommended: true,
      position: 1,
      feature_list: ['The whole catalogue', 'Any number of playlists'],
      permissions: [{ name: 'playlists.create', restrictions: [] }],
    },
    {
      name: 'Studio',
      position: 2,
      feature_list: ['The whole catalogue', 'Own music'],
      permissions: [
        { name: 'playlists.create', restrictions: [{ name: 'count', value: 1000 }] },
        { name: 'music.create', restrictions: [{ name: 'count', value: 100 }] },
      ],
    },
  ]);
  const price = (product_id: number, amount: number, interval: 'month' | 'year') => ({
    product_id,
    amount,
    interval,
    currency: 'EUR',
  });
  await db
    .insert(prices)
    .values([
      price(2, 499, 'month'),
      price(2, 4990, 'year'),
      price(3, 1199, 'month'),
      price(3, 11_990, 'year'),
    ]);
}
