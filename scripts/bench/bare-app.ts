// The libraries of the app with nothing in them, served as the app is: what the figures of its screens are held against.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { build } from 'vite';
import { answerUnknownPaths } from '../../server/http/answer-unknown-paths.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { serveApp } from '../../server/http/serve-app.ts';
import { compressed } from '../vite-compressed.ts';

const MAIN = `
  import 'reflect-metadata/lite';
  import i18next from 'i18next';
  import { Container } from 'inversify';
  import { makeAutoObservable } from 'mobx';
  import { observer } from 'mobx-react-lite';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { initReactI18next, useTranslation } from 'react-i18next';
  import { BrowserRouter, Link, Route, Routes } from 'react-router';
  i18next.use(initReactI18next).init({
    initAsync: false,
    lng: 'ja',
    resources: { ja: { translation: { hello: 'おかえりなさい', go: 'はじめる' } } },
  });
  class Greeting {
    text = 'hello';
    constructor() {
      makeAutoObservable(this);
    }
  }
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind('greeting').toResolvedValue(() => new Greeting(), []);
  const greeting = container.get('greeting');
  const Home = observer(function Home() {
    const { t } = useTranslation();
    return createElement('main', {}, createElement('h1', {}, t(greeting.text)), createElement(Link, { to: '/' }, t('go')));
  });
  const routes = createElement(Routes, {}, createElement(Route, { path: '*', element: createElement(Home) }));
  createRoot(document.getElementById('app')).render(createElement(BrowserRouter, {}, routes));
`;

const PAGE = `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bare</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;

export interface BareApp {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startBareApp(root: string): Promise<BareApp> {
  // Within the project, where the libraries are found.
  const folder = mkdtempSync(join(root, 'dist/bare-'));
  writeFileSync(join(folder, 'main.js'), MAIN);
  writeFileSync(join(folder, 'index.html'), PAGE);
  const outDir = join(folder, 'built');
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [compressed()],
    build: { outDir, target: 'es2022', minify: 'terser', modulePreload: { polyfill: false } },
  });
  writeFileSync(join(outDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const server = fastify();
  const guard = await securityHeaders([]);
  server.addHook('onRequest', (request, reply, next) => {
    guard(request, reply);
    next();
  });
  await serveApp(server, outDir);
  answerUnknownPaths(server, true);
  return {
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
