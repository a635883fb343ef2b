import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listSources } from '../list-sources.ts'
import { packages, serverModules } from '../module-graph.ts'
import { listFolders, schemasOf, tableOfModules } from './list-modules.ts'
import { evenSpaces, findMarked } from './marked-text.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const readme = read('README.md')
const architecture = read('ARCHITECTURE.md')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const commands = [
  ...(/const commands = \[([\s\S]*?)\]/.exec(read('scripts/cli.mjs'))?.[1] ?? '').matchAll(
    /'([^']+)'/g,
  ),
].map(([, name = '']) => name)
const programs =
  /const programs[^{]*\{([\s\S]*?)\n\}/.exec(read('scripts/measure/bench.ts'))?.[1] ?? ''
const benches = [...programs.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(
  ([, name = '', path = '']) => ({ name, path }),
)

it('each server module has a README, a place in the graph and a row in ARCHITECTURE.md', () => {
  expect(Object.keys(serverModules).toSorted()).toEqual(listFolders('apps/server/src/modules'))
  expect(evenSpaces(findMarked(architecture, 'modules') ?? ''), 'run npm run lists').toBe(
    evenSpaces(tableOfModules()),
  )
})

it('a module’s schema has its name, and only the listed modules have one', () => {
  const migrated = [
    ...read('apps/server/src/modules/module-folders.ts').matchAll(/\bset\('([\w-]+)'/g),
  ]
  const names = migrated.map(([, name = '']) => name)
  for (const name of names) {
    const schema = name.replaceAll('-', '_')
    expect(schemasOf(`apps/server/src/modules/${name}`)).toEqual([schema])
  }
  const others = listFolders('apps/server/src/modules').filter((name) => !names.includes(name))
  for (const name of others) expect(schemasOf(`apps/server/src/modules/${name}`)).toEqual([])
})

it('the README of a module names its schema', () => {
  const wrong = listFolders('apps/server/src/modules').filter((name) => {
    const [, owned] =
      /\bOwns schema `(\w+)`/.exec(read(`apps/server/src/modules/${name}/README.md`)) ?? []
    return owned !== schemasOf(`apps/server/src/modules/${name}`)[0]
  })
  expect(wrong).toEqual([])
})

it('the map in the README has every app and package', () => {
  const map = /## Map[\s\S]*?```\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const namesIn = (text: string) =>
    [...text.replaceAll(/\([^)]*\)/g, '').matchAll(/[a-z][a-z0-9-]*/g)].map(([name]) => name)
  const [, apps = '', own = ''] = /^apps\/([\s\S]*?)^packages\/([\s\S]*?)^e2e/m.exec(map) ?? []
  expect(namesIn(apps).toSorted()).toEqual(listFolders('apps'))
  expect(namesIn(own).toSorted()).toEqual(listFolders('packages'))
  expect(Object.keys(packages).toSorted()).toEqual(listFolders('packages'))
})

it('ARCHITECTURE.md has a row for every app', () => {
  const rows = [...architecture.matchAll(/^\| `apps\/([a-z-]+)` /gm)].map(([, name = '']) => name)
  expect(rows.toSorted()).toEqual(listFolders('apps'))
})

it('the README has a row for every command, and package.json an entry that runs it', () => {
  const shown = [...readme.matchAll(/^\| `npm run ([a-z0-9:]+)/gm)].map(([, name = '']) => name)
  const unlisted = commands.filter((name) => !shown.includes(name))
  // Shown above the table as `npm start` and `npm test`.
  expect(unlisted.toSorted()).toEqual(['start', 'test'])
  expect(shown.filter((name) => !commands.includes(name))).toEqual([])
  for (const [name, run] of Object.entries(scripts)) {
    expect(run, name).toBe(`exec node scripts/cli.mjs ${name.replace(/^bench:/, 'bench ')}`)
  }
  const own = Object.keys(scripts).filter((name) => !name.startsWith('bench:'))
  expect(own.toSorted()).toEqual(commands.toSorted())
})

it('benches have the same names in the README, scripts/measure/bench.ts and their folders', () => {
  const [, row = ''] = /`npm run bench -- <([^>]+)>`/.exec(readme) ?? []
  expect(row.split(/ \\?\| /).toSorted()).toEqual(benches.map(({ name }) => name).toSorted())
  const run = new Set(benches.map(({ path }) => path.split('/')[1]))
  expect([...run].toSorted()).toEqual(listFolders('bench').filter((name) => name !== 'tools'))
  for (const { path } of benches) expect(() => read(path), path).not.toThrow()
  const short = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
  expect(short.filter((name) => !benches.some((one) => `bench:${one.name}` === name))).toEqual([])
})

it('pages and comments name only existing commands', () => {
  const among = listSources(/\.(md|ts|tsx|mjs)$/).filter(
    ({ path }) => !path.startsWith('tools/lists/'),
  )
  const wrong = among.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z0-9]+(?::[a-z]+)*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([what]) => `${path}: ${what}`),
  )
  expect(wrong).toEqual([])
})

it('the ports in the README are those of scripts/common/ports.ts', () => {
  const ports = read('scripts/common/ports.ts')
  const [line = ''] = /^Ports: .*$/m.exec(readme) ?? []
  for (const [, name = '', port = ''] of ports.matchAll(/portOf\('(\w+)', (\d+)\)/g)) {
    expect(line).toContain(`\`${name}\` (${port})`)
  }
  const [, above = ''] = /portOf\('OPS_PORT', site \+ (\d)\)/.exec(ports) ?? []
  expect(above).toBe('4')
  expect(line).toContain('`OPS_PORT` (four above `PORT`, 3004)')
  expect(ports).toContain("portOf('PSP_API_PORT', pspPage + 1)")
  expect(line).toContain('`PSP_API_PORT` (one above `PSP_PORT`, 3003)')
})

it('the ports of the journeys in e2e/README.md are those of e2e/systems.ts', () => {
  const journeys = read('e2e/README.md')
  const systems = read('e2e/systems.ts')
  const [, first = ''] = /const usualPort = (\d+)/.exec(systems) ?? []
  expect(systems).toContain('firstPort + 10 * index')
  // The operators' listener is four ports higher.
  expect(journeys).toContain(`the ports ${first} to ${Number(first) + 4}`)
  expect(journeys).toContain('the second ten ports further')
})
