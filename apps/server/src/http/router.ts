import { type Context, type Env, Hono, type Input, type MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import type { Responds, Status } from './responds.ts';
import type { RuleName } from './rules.ts';

declare const body: unique symbol;
declare const status: unique symbol;

/** A response whose body and status are those that its route declares. Only `c.json` of a route makes one. */
export type JsonResponse<TBody, TStatus = 200> = Response & {
  readonly [body]: TBody;
  readonly [status]: TStatus;
};

/** The body that a route declares, for the types of helpers that respond. It has no value. */
export interface Declared<TBody> {
  readonly [body]?: TBody;
}

/** `c.json` of a route: its body is the declared one, and so is a status other than 200. */
export interface RespondJson<TBody, TStatus = 200> extends Declared<TBody> {
  json(body: TBody, ...status: TStatus extends 200 ? [] : [status: TStatus]): JsonResponse<TBody, TStatus>;
}

/** What a handler returns. The body of a response without content, and of a redirect, is made by other means. */
type Result<TBody, TStatus> = [TBody] extends [null] ? Response : JsonResponse<TBody, TStatus>;

type RouteHandler<E extends Env, P extends string, I extends Input, TBody, TStatus> = (
  c: RespondJson<TBody, TStatus> & Context<AppEnv & E, P, I>,
) => Result<TBody, TStatus> | Promise<Result<TBody, TStatus>>;

/** The first middleware of a route: a rule of `rules.ts`. */
type RuleFor<E extends Env> = MiddlewareHandler<E> & { readonly rule: RuleName };

/** Another middleware of a route, such as `validate`. */
type Step<I extends Input> = MiddlewareHandler<AppEnv, string, I>;

/** Adds a route: its path, who may call it, what it responds with, what it validates, and the handler. */
interface AddRoute {
  <P extends string, E extends Env, B, S extends Status>(
    path: P,
    rule: RuleFor<E>,
    responds: Responds<B, S>,
    handler: RouteHandler<E, P, Input, B, S>,
  ): Router;
  <P extends string, E extends Env, B, S extends Status, I1 extends Input>(
    path: P,
    rule: RuleFor<E>,
    responds: Responds<B, S>,
    first: Step<I1>,
    handler: RouteHandler<E, P, I1, B, S>,
  ): Router;
  <P extends string, E extends Env, B, S extends Status, I1 extends Input, I2 extends Input>(
    path: P,
    rule: RuleFor<E>,
    responds: Responds<B, S>,
    first: Step<I1>,
    second: Step<I2>,
    handler: RouteHandler<E, P, I1 & I2, B, S>,
  ): Router;
  <
    P extends string,
    E extends Env,
    B,
    S extends Status,
    I1 extends Input,
    I2 extends Input,
    I3 extends Input,
  >(
    path: P,
    rule: RuleFor<E>,
    responds: Responds<B, S>,
    first: Step<I1>,
    second: Step<I2>,
    third: Step<I3>,
    handler: RouteHandler<E, P, I1 & I2 & I3, B, S>,
  ): Router;
}

/**
 * The routes of a resource. A route without a rule or a declared response, or with another body than the declared one,
 * is a type error.
 */
export interface Router extends Omit<Hono<AppEnv>, Method | 'route'> {
  get: AddRoute;
  post: AddRoute;
  put: AddRoute;
  patch: AddRoute;
  delete: AddRoute;
  /** Mounts the routes of another resource. */
  route(path: string, routes: Router): Router;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'all' | 'on' | 'use';

/** Creates a router without routes. `Hono` accepts more than `Router` lets pass. */
export const createRouter = () => new Hono<AppEnv>() as unknown as Router;

/** A router as an application, to be mounted beside others. */
export const toHono = (router: Router | Hono<AppEnv>) => router as unknown as Hono<AppEnv>;
