import { expect, it } from 'vitest'
import { applyMutation, findMutations, lineOf } from './find-mutations.ts'

const mutate = (text: string, path = 'rule.ts'): string[] =>
  findMutations(path, text).map((one) => applyMutation(text, one))

it('a comparison is reversed, and its limit moved by one', () => {
  expect(mutate('export const isOld = (age: number) => age >= limit')).toEqual([
    'export const isOld = (age: number) => age < limit',
    'export const isOld = (age: number) => age > limit',
  ])
  expect(mutate('const both = a /* && */ && b')).toContain('const both = a /* || */ && b')
})

it('a whole number is increased by one, a fraction and a text are unchanged', () => {
  expect(mutate('const max = [1_000n, 4, 0.5, "7"]')).toEqual([
    'const max = [1001n, 4, 0.5, "7"]',
    'const max = [1_000n, 5, 0.5, "7"]',
  ])
  expect(mutate('type Rows = { readonly count: 3 }')).toEqual([])
  expect(mutate('const icon = <Icon size={22} />', 'page.tsx')).toEqual([])
  expect(mutate('const carHues = [95, 255]')).toEqual([])
  expect(
    mutate('const query = { staleTime: 5 * minute, gcTime: 60_000, refetchInterval: 15_000 }'),
  ).toEqual([])
  expect(mutate('const from = last ?? new Date(0)')).toEqual([])
  expect(mutate('const chip = title.steps[0] ?? 0n')).toEqual(['const chip = title.steps[1] ?? 0n'])
  expect(mutate('const sent = counts[day] ?? 0')).toEqual(['const sent = counts[day] ?? 1'])
  expect(mutate('const [high = 0, low = 0] = ranks')).toEqual([])
  expect(mutate('const { count = 0 } = known')).toEqual(['const { count = 1 } = known'])
  expect(mutate('const pay = pays[dice.nextInt(pays.length)] ?? 0')).toEqual([])
  expect(mutate('const symbol = reel[at % reel.length] ?? 0')).toEqual([])
  expect(mutate('const pay = pays[dice.nextInt(count)] ?? 0')).toEqual([
    'const pay = pays[dice.nextInt(count)] ?? 1',
  ])
})

it('a call, an assignment and a guard are left out', () => {
  expect(mutate('const f = (a: A) => {\n  if (a.isOver) return\n  count(a)\n}')).toEqual([
    'const f = (a: A) => {\n  ;\n  count(a)\n}',
    'const f = (a: A) => {\n  if (a.isOver) return\n  ;\n}',
  ])
})

it('what is left after a removal is still a program', () => {
  expect(mutate('if (isOver) end()\nelse start()')).toEqual([
    'if (isOver) ;\nelse start()',
    'if (isOver) end()\nelse ;',
  ])
})

it('reports the line', () => {
  const text = 'const a = 1\nconst b = c < d\n'
  expect(findMutations('rule.ts', text).map((one) => lineOf(text, one))).toEqual([1, 2, 2])
})
