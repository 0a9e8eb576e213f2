import type { Hono } from 'hono';
import type { Configuration } from 'openid-client';
import type { AppEnv } from '../http/AppEnv.ts';

/** A service of social sign-in that belongs to the demo. */
export interface DemoService {
  /** Its pages, under `demoServicePath`. */
  routes: Hono<AppEnv>;
  /** Opens it as a client does that has found its description. */
  open(): Promise<Configuration>;
}
