import { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { RouletteOutcome } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTableRgs } from '../../../testing/open-table-rgs.ts'
import { listLiveTables } from './list-live-tables.ts'

const rgs = await openTableRgs()
afterAll(() => rgs.close())
beforeEach(async () => {
  await rgs.reset()
  await rgs.start()
})

const { gameCode } = rgs.title
const list = () => listLiveTables(rgs.dependencies(), [rgs.title])()

/** The mark of the round that is under way. */
const markNow = async () => {
  const { pocket } = (await rgs.current()).drawn as RouletteOutcome // this table is a roulette
  const text = pocketText(pocket)
  return { tone: colourOf(pocket), text: { pt: text, en: text } }
}

test('a table says until when it takes bets', async () => {
  expect(await list()).toEqual([])
  const { game } = await rgs.openRound()
  const [open] = await list()
  expect(LiveTable.parse(open)).toEqual({
    gameCode,
    closesAt: game.flies_at.toISOString(),
    last: [],
  })
  rgs.moveTo(game.flies_at.getTime())
  expect(await list()).toEqual([{ gameCode, closesAt: null, last: [] }])
})

test('it tells results once their round is over, the newest first', async () => {
  await rgs.openRound()
  await rgs.closeBets()
  const first = await markNow()
  expect(await list()).toMatchObject([{ last: [] }])
  await rgs.end()
  expect(await list()).toMatchObject([{ last: [first] }])
  rgs.wait(60_000)
  await rgs.openRound()
  const second = await markNow()
  await rgs.end()
  expect(await list()).toMatchObject([{ last: [second, first] }])
})

test('a title that is not played at a table is not listed', async () => {
  await rgs.openRound()
  const { table: _table, ...alone } = rgs.title
  expect(await listLiveTables(rgs.dependencies(), [alone])()).toEqual([])
})
