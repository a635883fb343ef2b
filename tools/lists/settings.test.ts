import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listSources } from '../list-sources.ts'
import { readSettings } from './read-settings.ts'

const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, names = '', , byDefault = '']) => ({
    names: [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    byDefault,
  }))
const documented = rows.flatMap(({ names }) => names)
const settings = readSettings(
  listSources(/^((apps|packages|bench|scripts|e2e)\/.*|vitest\.config)\.tsx?$/),
)

it('docs/settings.md lists exactly the environment variables that programs read', () => {
  expect(documented.toSorted()).toEqual([...new Set(settings.map(({ name }) => name))].toSorted())
})

it('the defaults in docs/settings.md are those of the code', () => {
  const wrong = settings.flatMap(({ name, byDefault }) => {
    const row = rows.find(({ names }) => names.includes(name))
    return byDefault && !row?.byDefault.includes(byDefault) && !name.startsWith('PSP_CLIENT')
      ? [`${name} is ${byDefault} in the code`]
      : []
  })
  expect(wrong.filter((line) => !line.startsWith('PSP_PIX_KEY'))).toEqual([])
})

it('every other page names only variables listed in docs/settings.md', () => {
  const among = listSources(/\.md$/).filter(({ path }) => !/^docs\/(requirements|adr)\//.test(path))
  const known = new Set([...documented, 'ENTRE_PESSOAS', 'NODE_OPTIONS'])
  const wrong = among.flatMap(({ path, text }) =>
    [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(wrong).toEqual([])
})
