import * as v from 'valibot';
import { Count } from '../shared/contract.ts';
import { attentionKinds } from './dashboard.ts';

/** What the health of a site finds, beside what the dashboard shows. */
export const findingKinds = [
  'menu_target',
  'menu_item_hidden',
  'plan_without_saving',
  'channels_without_description',
  'slow_queries',
  'faulty_lines',
  'unused_ad_slot',
  'seo_placeholder',
  'service_mail',
  'service_storage',
  'service_search',
  'service_keys',
  'service_providers',
  'service_collector',
  'service_recaptcha',
  'service_social',
] as const;

/** Something that is wrong, and the page that mends it. */
export const HealthFinding = v.object({
  kind: v.picklist([...attentionKinds, ...findingKinds]),
  count: Count,
  /** What it is about: the name of a menu item or a plan. */
  subject: v.nullable(v.string()),
  /** A technical detail in English. */
  detail: v.nullable(v.string()),
  href: v.string(),
});
export type HealthFinding = v.InferOutput<typeof HealthFinding>;

/** The health of the site. */
export const SiteHealth = v.object({ findings: v.array(HealthFinding) });
export type SiteHealth = v.InferOutput<typeof SiteHealth>;
