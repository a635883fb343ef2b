import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { boardNameOf } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, test } from 'vitest'
import { loadersOf } from '../art/title-modules.ts'

const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
const titleCodes = [...loadersOf(codes).matchAll(/^ {2}"(.+)":/gm)].map(([, code]) => code)

test('every title of the rules has a client, and no client is without rules', () => {
  expect([...titleCodes].sort()).toEqual([...codes].sort())
})

test('every family of titles has a board', () => {
  const families = new Set(titlesInOrder.map(({ maths }) => boardNameOf(maths)))
  const without = [...families].filter(
    (family) => !existsSync(join(import.meta.dirname, 'families', family, 'board.ts')),
  )
  expect(without).toEqual([])
})
