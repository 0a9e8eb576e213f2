import type { Hono } from 'hono';
import type { DeclaredResponse } from './responds.ts';
import type { AppEnv } from './AppEnv.ts';
import { costOf } from './rateLimit.ts';
import { ruleOf, type RuleName } from './rules.ts';
import type { Input } from './validate.ts';

/** A route with what its middleware declares. */
export interface Route {
  method: string;
  /** The path with its parameters, such as `/albums/:id`. */
  path: string;
  rules: RuleName[];
  inputs: Input[];
  responses: DeclaredResponse[];
  /** What a request costs its client. */
  cost: number;
}

/** The routes of an application, in the order of their registration. */
export function readRoutes(app: Pick<Hono<AppEnv>, 'routes'>): Route[] {
  const routes = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...routes].map(([name, registered]) => {
    const [method = '', path = ''] = name.split(' ');
    const handlers = registered.map(
      ({ handler }) => handler as object as { input?: Input; response?: DeclaredResponse },
    );
    return {
      method,
      path,
      rules: registered.flatMap(({ handler }) => ruleOf(handler) ?? []),
      inputs: handlers.flatMap(({ input }) => input ?? []),
      responses: handlers.flatMap(({ response }) => response ?? []),
      cost: costOf(method, handlers),
    };
  });
}
