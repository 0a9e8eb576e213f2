import type { Database } from '../db/Database.ts';
import { backstageRoutes } from '../backstage/routes.ts';
import { backstageRequestRoutes } from '../backstageRequests/routes.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { createRouter } from '../http/router.ts';
import { recordingRoutes } from '../recordings/routes.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { openTestCatalogue } from './testCatalogue.ts';
import { asAdmin, asUser } from './testViewers.ts';

/** What an artist may do. */
export const artistPermissions = ['music.view', 'music.create', 'backstageRequests.create'] as const;
const asArtist = (id: number) =>
  asUser(id, { permissions: artistPermissions.map((name) => ({ name, restrictions: [] })) });

/** The request of Nora to become an artist. */
export const become = {
  type: 'become',
  name: 'Nora Lind',
  role: 'artist',
  evidence: 'My songs',
  links: [],
};

/** The routes of the backstage and of the catalogue, with two people who may use them and an admin. */
export function openTestBackstage() {
  const catalogue = openTestCatalogue((db: Database) =>
    createRouter()
      .route('/', catalogueRoutes(db))
      .route('/', recordingRoutes(db))
      .route('/', backstageRoutes(db))
      .route('/backstage-requests', backstageRequestRoutes(db)),
  );
  const [nora, ben, admin] = [asArtist(1), asArtist(2), asAdmin(3)];
  const insertPeople = async () => {
    await insertDefaultRoles(catalogue.db);
    for (const name of ['Nora', 'Ben', 'Ada']) await catalogue.sample.user(name);
  };
  return {
    catalogue,
    nora,
    ben,
    admin,
    insertPeople,
    /** Makes Nora the artist 1. */
    approvedArtist: async () => {
      await insertPeople();
      await catalogue.change(nora, 'POST', '/backstage-requests', become, 201);
      await catalogue.change(admin, 'POST', '/backstage-requests/1/decide', {
        status: 'approved',
        note: null,
      });
    },
  };
}
