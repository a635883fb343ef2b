import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'

/** More are hard to read as a list: their folder is divided by subject. */
const filesMax = 25

// A folder that was divided is to be gone from here: the list only gets shorter.
const tooLarge: readonly string[] = [
  'packages/i18n/src/texts/en/site',
  'packages/i18n/src/texts/pt/site',
]

it('a folder has 25 source files at most, beside tests, but those that still have more', () => {
  const sources = listSources(/^(apps|packages|scripts|tools|bench|e2e)\/.*\.tsx?$/).filter(
    ({ path }) => !/\.(test|spec)\.tsx?$/.test(path),
  )
  const byFolder = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const larger = [...byFolder].filter(([, files]) => files.length > filesMax)
  expect(larger.map(([folder]) => folder).toSorted()).toEqual(tooLarge.toSorted())
})

it('what fills an empty database is in the folder `seed` of its module', () => {
  const seeds = listSources(/^apps\/server\/src\/modules\/.*\/(seed|demo)-[\w-]+\.tsx?$/)
  expect(seeds.map(({ path }) => path).filter((path) => !path.includes('/seed/'))).toEqual([])
})
