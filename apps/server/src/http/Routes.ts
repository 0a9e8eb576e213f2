import type { Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import type { Router } from './router.ts';

/** All routes of resources. */
export interface Routes {
  /** The resources, to be mounted under `/api/v1`. */
  api: Router;
  /** Sign-in, to be mounted under `/auth`. */
  auth: Router;
  /** Messages of payment services, to be mounted under `/webhooks`. */
  webhooks: Hono<AppEnv>;
  /** Pages and files that are made for one person, to be mounted under `/documents`. */
  documents: Hono<AppEnv>;
  /** Social sign-in, to be mounted under `/secure`. */
  secure: Router;
  /** The service of social sign-in of the demo. */
  demoSignIn?: Hono<AppEnv>;
  /** Pages and files of signed-in people, also under `/secure`. */
  pages: Hono<AppEnv>;
}
