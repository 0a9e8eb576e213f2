import { page } from '@segno/base';
import { productsQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { PricingScreen } from './PricingScreen.tsx';
import { requireBilling } from './requireBilling.ts';

export const pricingPage = page({
  path: '/pricing',
  load: ({ client, startup }) => {
    requireBilling(startup);
    return client.query({ ...productsQuery(), staleTime: 'static' });
  },
  meta: ({ translator, startup }) => {
    const t = translator(messages);
    return {
      title: t('pricing.title'),
      description: t('pricing.description', { site: startup.branding.site_name }),
      path: '/pricing',
    };
  },
  screen: PricingScreen,
});
