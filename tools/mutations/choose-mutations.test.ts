import { expect, it } from 'vitest'
import { areas, chooseMutations } from './choose-mutations.ts'

const source = (path: string, text = 'export const isOld = age >= 18') => ({
  path,
  text,
  lines: text.split('\n'),
})
const sources = [
  source('packages/game-rules/src/dice/odds.ts'),
  source('packages/game-rules/src/dice/odds.test.ts'),
  source('packages/game-rules/src/dice/texts.ts'),
  source('apps/server/src/modules/vip/service/turnover-of.ts'),
  source('apps/server/src/modules/vip/repository/levels.ts'),
  source('apps/site/src/pages/home/home-page.tsx'),
  source('apps/site/src/pages/home/type.ts', 'export type Place = string'),
]

it('rules, use cases and pages take turns; tests, texts and queries are left out', () => {
  const chosen = chooseMutations(sources, { count: 10, seed: 1 })
  expect(chosen.map(({ source: { path } }) => path)).toEqual([
    'packages/game-rules/src/dice/odds.ts',
    'apps/server/src/modules/vip/service/turnover-of.ts',
    'apps/site/src/pages/home/home-page.tsx',
  ])
  expect(areas.map((area) => chosen.filter((one) => area.test(one.source.path)).length)).toEqual([
    1, 1, 1,
  ])
})

it('the same seed gives the same mutations', () => {
  const wide = Array.from({ length: 40 }, (_, at) => source(`packages/game-rules/src/a/${at}.ts`))
  const withSeed = (seed: number) => chooseMutations(wide, { count: 5, seed })
  expect(withSeed(7)).toEqual(withSeed(7))
  expect(withSeed(7)).not.toEqual(withSeed(8))
})

it('a change elsewhere moves no mutation', () => {
  const wide = Array.from({ length: 40 }, (_, at) => source(`packages/game-rules/src/a/${at}.ts`))
  const before = chooseMutations(wide, { count: 5, seed: 7 })
  const chosen = before.map((one) => one.source.path)
  const others = wide.map((one) =>
    chosen.includes(one.path)
      ? source(one.path, `// what it is\n\n${one.text}`)
      : source(one.path, 'export const isNew = age < 3'),
  )
  const after = chooseMutations(others, { count: 5, seed: 7 })
  expect(after.map((one) => one.source.path)).toEqual(chosen)
  expect(after.map((one) => one.mutation.replacement)).toEqual(
    before.map((one) => one.mutation.replacement),
  )
})
