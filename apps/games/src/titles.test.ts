import { slotTitles } from '@trevo/game-rules/slots/titles.ts'
import { expect, test } from 'vitest'
import { titleCodes } from './titles.ts'

test('every title of the rules has a client, and no client is without rules', () => {
  expect([...titleCodes].sort()).toEqual(slotTitles.map(({ gameCode }) => gameCode).sort())
})
