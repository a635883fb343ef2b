import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { expect, test } from 'vitest'
import { loadersOf } from '../art/title-modules.ts'

const titleCodes = [
  ...loadersOf(slotTitles.map(({ gameCode }) => gameCode)).matchAll(/^ {2}"(.+)":/gm),
].map(([, code]) => code)

test('every title of the rules has a client, and no client is without rules', () => {
  expect([...titleCodes].sort()).toEqual(slotTitles.map(({ gameCode }) => gameCode).sort())
})
