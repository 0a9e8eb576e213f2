import { IdParam, ProviderResponse, ProviderInput, ProviderOffers } from '@segno/data/contract';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings/store.ts';
import { lookUpArtist, lookUpTrack, offersOf, type ProviderDeps } from './lookUp.ts';

/** The outside sources of biographies, pictures, releases and lyrics, under `/admin/providers`. */
export const providerRoutes = (deps: ProviderDeps) =>
  createRouter()
    .get('/', allow('music.update'), responds(ProviderOffers), async (c) => {
      const hasPictures = deps.uploads !== undefined && deps.fetchPicture !== undefined;
      return c.json(offersOf(await readSettings(deps.db), hasPictures));
    })
    .post(
      '/artists/:id',
      allow('music.update'),
      responds(ProviderResponse),
      validate('param', IdParam),
      validate('json', ProviderInput),
      async (c) => {
        const { parts } = c.req.valid('json');
        const { viewer } = c.var;
        return c.json({ outcomes: await lookUpArtist(deps, viewer, c.req.valid('param').id, parts) });
      },
    )
    .post(
      '/tracks/:id',
      allow('music.update'),
      responds(ProviderResponse),
      validate('param', IdParam),
      validate('json', ProviderInput),
      async (c) => {
        const { parts } = c.req.valid('json');
        const { viewer } = c.var;
        return c.json({ outcomes: await lookUpTrack(deps, viewer, c.req.valid('param').id, parts) });
      },
    );
