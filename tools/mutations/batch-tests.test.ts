import { expect, it } from 'vitest'
import { batchTests, countSteps } from './batch-tests.ts'

const file = 'apps/server/src/modules/vip/service/turnover-of.ts'
const test = (project: string, path: string) => ({ project, path })
const imports = [
  { from: 'apps/server/src/modules/vip/service/turnover-of.db.test.ts', to: file },
  { from: 'apps/server/src/modules/vip/module.ts', to: file },
  { from: 'apps/server/src/compose/module.ts', to: 'apps/server/src/modules/vip/module.ts' },
  { from: 'apps/server/src/modules/vip/module.ts', to: 'apps/server/src/compose/module.ts' },
]
const importing = (paths: readonly string[]) =>
  paths.map((from) => ({ from, to: 'apps/server/src/modules/vip/module.ts' }))

it('counts the imports on the shortest path', () => {
  expect([...countSteps(file, imports)]).toEqual([
    [file, 0],
    ['apps/server/src/modules/vip/service/turnover-of.db.test.ts', 1],
    ['apps/server/src/modules/vip/module.ts', 1],
    ['apps/server/src/compose/module.ts', 2],
  ])
})

it('tests with few imports in between come first, those of the same module before others, rules before databases', () => {
  const paths = [
    'apps/server/src/testing/vip.db.test.ts',
    'apps/server/src/compose/vip.test.ts',
    'apps/server/src/modules/vip/vip.db.test.ts',
    'apps/server/src/modules/vip/vip.test.ts',
  ]
  const tests = [
    test('unit', 'apps/server/src/read-by-name.test.ts'),
    ...paths.map((path) => test(path.endsWith('.db.test.ts') ? 'db' : 'unit', path)),
    test('db', 'apps/server/src/modules/vip/service/turnover-of.db.test.ts'),
  ]
  const batches = batchTests(file, tests, [...imports, ...importing(paths)])
  expect(batches.map((batch) => batch.map(({ path }) => path))).toEqual([
    ['apps/server/src/modules/vip/service/turnover-of.db.test.ts'],
    ['apps/server/src/modules/vip/vip.test.ts'],
    ['apps/server/src/modules/vip/vip.db.test.ts'],
    ['apps/server/src/compose/vip.test.ts'],
    ['apps/server/src/testing/vip.db.test.ts'],
    ['apps/server/src/read-by-name.test.ts'],
  ])
})

it('many files of one project form several batches, and no file is lost', () => {
  const many = Array.from({ length: 30 }, (_, at) => test('db', `apps/server/src/testing/${at}.ts`))
  const batches = batchTests(file, many, [])
  expect(batches.map(({ length }) => length)).toEqual([24, 6])
  expect(batches.flat()).toEqual(many)
})
