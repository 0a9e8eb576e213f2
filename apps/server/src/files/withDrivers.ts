import type { Site } from '../startup/startup.ts';
import type { Storages } from '../storage/Storage.ts';

/** Adds where the files of each disk are, which the environment sets, to the settings of the site. */
export const withDrivers = (site: Site, storages: Storages): Site => ({
  ...site,
  settings: {
    ...site.settings,
    uploads: {
      ...(site.settings.uploads as object | undefined),
      public_driver: storages.public.kind,
      uploads_driver: storages.uploads.kind,
    },
  },
});
