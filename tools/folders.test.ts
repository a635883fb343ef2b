import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'

/** Longer lists are hard to read: such a folder is divided by subject. */
const filesMax = 25

it('a folder has at most 25 source files, not counting tests', () => {
  const sources = listSources(/^(apps|packages|scripts|tools|bench|e2e)\/.*\.tsx?$/).filter(
    ({ path }) => !/\.(test|spec)\.tsx?$/.test(path),
  )
  const byFolder = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const larger = [...byFolder].filter(([, files]) => files.length > filesMax)
  expect(larger.map(([folder]) => folder)).toEqual([])
})

it('what fills an empty database is in the `seed` folder of its module', () => {
  const seeds = listSources(/^apps\/server\/src\/modules\/.*\/(seed|demo)-[\w-]+\.tsx?$/)
  expect(seeds.map(({ path }) => path).filter((path) => !path.includes('/seed/'))).toEqual([])
})
