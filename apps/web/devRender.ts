import type { Plugin } from 'vite';
import type * as Entry from './src/entry.server.tsx';

/** In development, renders pages as the server does, from the sources, against the server's API. */
export function devRender(server: string): Plugin {
  return {
    name: 'segno:dev-render',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        void (async () => {
          const cookie = request.headers.cookie ?? '';
          const { render } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as typeof Entry;
          const startup = await (await fetch(`${server}/api/v1/startup`, { headers: { cookie } })).json();
          const { status, headers, body } = await render({
            request: new Request(new URL(request.originalUrl ?? '/', `http://${request.headers.host}`), {
              headers: { cookie },
            }),
            fetch: (input, init) => {
              const url = new URL(input instanceof Request ? input.url : input);
              return fetch(new URL(url.pathname + url.search, server), init);
            },
            startup,
            manifest: { 'src/entry.client.tsx': { file: 'src/entry.client.tsx' } },
            styles: {},
            fonts: '',
            onError: (error) => vite.config.logger.error(String(error)),
          });
          response.writeHead(status, Object.fromEntries(headers));
          response.end(await vite.transformIndexHtml(request.originalUrl ?? '/', body));
        })().catch(next);
      });
    },
  };
}
