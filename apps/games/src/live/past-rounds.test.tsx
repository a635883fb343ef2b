// @vitest-environment happy-dom
import type { TableTitle } from '@trevo/game-rules/engine/title-data.ts'
import { maths } from '@trevo/titles/bacara-ao-vivo/maths.ts'
import { theme } from '@trevo/titles/bacara-ao-vivo/theme.ts'
import { beforeAll, expect, test } from 'vitest'
import type { CreateBoard } from '../families/board.ts'
import { createBoard } from '../families/live-baccarat/board.ts'
import { replayRound } from '../play/replay/replay.ts'
import { openLiveTable } from '../testing/open-live-table.ts'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { simulateClock } from '../testing/simulate-clock.ts'
import { createPastRounds } from './past-rounds.ts'

beforeAll(simulateCanvas)
// They are loaded when first needed, which takes real time.
beforeAll(() =>
  Promise.all([
    import('./follow-rounds.ts'),
    import('./later-parts.ts'),
    import('../play/rooms/room-bets.ts'),
    import('../widgets/cards/create-card.ts'),
    import('../widgets/cards/draw-court.ts'),
  ]),
)
simulateClock()

const baccarat = {
  name: 'baccarat',
  maths,
  theme,
  createBoard: createBoard as unknown as CreateBoard, // as the build hands it out
  place: 'player',
}
const { bettingMs, drawMs, pauseMs } = (maths as TableTitle).table
const roundMs = bettingMs + drawMs + pauseMs
const beads = (): number => document.querySelectorAll('.bead').length

test('a round that is over when the page opens is listed, however late the player’s bets arrive', async () => {
  let answerNow: (value?: unknown) => void = () => undefined
  const answer = new Promise((resolve) => {
    answerNow = resolve
  })
  const entering = { afterMs: roundMs + bettingMs + drawMs + 400, answer }
  const { pass, told, phase } = await openLiveTable(baccarat, entering)
  // The finished round is still to be shown.
  expect([(await told()).length, beads()]).toEqual([2, 1])
  await pass(pauseMs)
  expect([phase(), beads()]).toEqual(['betting', 2])
  answerNow()
  await pass(bettingMs + drawMs)
  expect([phase(), beads()]).toEqual(['over', 3])
  await pass(roundMs)
  expect(beads()).toBe((await told()).length)
})

test('a connection restored after a shown round has ended removes nothing from the list', async () => {
  const { pass, told, phase, reconnect } = await openLiveTable(baccarat)
  await pass(roundMs + bettingMs + drawMs + 400)
  expect([phase(), beads(), (await told()).length]).toEqual(['over', 2, 2])
  await reconnect()
  await pass(200)
  expect([phase(), beads()]).toEqual(['over', 2])
  await pass(roundMs)
  expect(beads()).toBe(3)
})

test('a round that ends while an older one is replayed is listed afterwards', async () => {
  const { pass, told, game, lay, main } = await openLiveTable(baccarat)
  lay()
  await pass(200)
  main().click()
  await pass(roundMs)
  expect(beads()).toBe(1)
  const [round] = (await game.port.rounds()).rounds
  const replayed = replayRound(game, round?.id ?? '')
  await pass(roundMs)
  expect([(await told()).length, beads()]).toEqual([2, 1])
  document.querySelector<HTMLButtonElement>('.banner button')?.click()
  await replayed
  await pass(400)
  expect([(await told()).length, beads()]).toEqual([2, 2])
})

test('a round of an earlier chain with the same number stays on the list', () => {
  const past = createPastRounds<string>()
  for (const [number, outcome] of [
    [1, 'old one'],
    [2, 'old two'],
    [1, 'new one'],
    [2, 'new two'],
  ] as const) {
    past.add({ number, outcome })
  }
  expect(past.outcomes(2)).toEqual(['old one', 'old two', 'new one'])
  expect(past.outcomes(undefined)).toEqual(['old one', 'old two', 'new one', 'new two'])
})
