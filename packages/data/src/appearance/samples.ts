import { sampleStartup } from '../startup/samples.ts';
import { noCustomCode } from './customCode.ts';
import { standardLandingOrder } from './landing.ts';
import type { AppearanceResponse } from './contract.ts';

/** A published appearance. */
export const sampleAppearance: AppearanceResponse = {
  values: {
    branding: { ...sampleStartup.branding, favicon: null },
    homepage: { type: 'channel', value: 'home' },
    landing: {
      title: null,
      text: null,
      image: null,
      actions: [],
      primary: [],
      secondary: [],
      order: standardLandingOrder,
    },
    seo: {},
    code: noCustomCode,
    themes: sampleStartup.themes,
    menus: sampleStartup.menus,
  },
  version: '0123456789abcdef',
};
