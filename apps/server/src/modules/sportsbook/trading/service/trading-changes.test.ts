import { expect, test } from 'vitest'
import { createTradingChanges } from './trading-changes.ts'

const change = (brandId: number, matchId: string) => ({ brandId, matchId })

test('a board is told once of each match of its brand that changed since', async () => {
  const changes = createTradingChanges()
  const start = changes.position()
  for (const one of [change(1, 'a'), change(2, 'b'), change(1, 'c'), change(1, 'a')]) {
    changes.note(one)
  }
  const { position, ...told } = await changes.awaitTradingChanges(1, start)
  expect(told).toEqual({ matchIds: ['a', 'c'], isLost: false })
  expect(position).toBe(changes.position())
})

test('one who knows everything waits for the next change of the brand', async () => {
  const changes = createTradingChanges()
  const waiting = changes.awaitTradingChanges(1, changes.position())
  changes.note(change(2, 'b'))
  changes.note(change(1, 'a'))
  expect(await waiting).toMatchObject({ matchIds: ['a'], isLost: false })
})

test('a position of another copy, of the future or long ago is lost', async () => {
  const changes = createTradingChanges()
  const start = changes.position()
  const lost = { position: start, matchIds: [], isLost: true }
  const other = createTradingChanges().position()
  expect(await changes.awaitTradingChanges(1, other)).toEqual(lost)
  expect(await changes.awaitTradingChanges(1, start.replace(/0$/, '1'))).toEqual(lost)
  for (let number = 0; number <= 10_000; number += 1) changes.note(change(1, String(number)))
  expect(await changes.awaitTradingChanges(1, start)).toMatchObject({ isLost: true })
})

test('a copy that stops answers who waits, and lets nobody wait any more', async () => {
  const changes = createTradingChanges()
  const waiting = changes.awaitTradingChanges(1, changes.position())
  changes.close()
  expect(await waiting).toMatchObject({ matchIds: [], isLost: false })
  expect(await changes.awaitTradingChanges(1, changes.position())).toMatchObject({ matchIds: [] })
})
