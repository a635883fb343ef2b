import { afterAll, expect, test } from 'vitest'
import { listTableSignals } from '../../../cards/collusion/service/list-table-signals.ts'
import { openTableRgs, type Laid, type TableRgs } from '../../../testing/open-table-rgs.ts'
import { compareBets, removeOldPairDays } from './compare-bets.ts'

const dayMs = 86_400_000

const rgs = await openTableRgs()
afterAll(() => rgs.close())

type Seat = Awaited<ReturnType<TableRgs['open']>>

/** A round of the table in which these players bet, through its settlement. */
const playRound = async (...bets: readonly (readonly [Seat, Laid])[]): Promise<void> => {
  rgs.wait(rgs.title.table.pauseMs)
  await rgs.openRound()
  for (const [{ token }, laid] of bets) {
    expect((await rgs.bet(token, laid)).status).toBe(200)
  }
  await rgs.closeBets()
  await rgs.end()
  await rgs.settle()
}
const compareAll = async (): Promise<number> => {
  const compare = compareBets(rgs.dependencies())
  let games = 0
  while (await compare()) games += 1
  return games
}
const told = () => listTableSignals(rgs.dependencies())(0)

const days = async () => {
  const { rows } = await rgs.pool.query(
    `select player_ref, other_ref, round_count, opposite_count, own_minor, together_minor
     from rgs.bet_pair_day order by player_ref, other_ref`,
  )
  return rows as { round_count: number; opposite_count: number }[]
}

test('two players who bet red and black three times are signalled once; those who bet alike are not', async () => {
  const [ana, rui, eva, leo] = [
    await rgs.open(),
    await rgs.open(),
    await rgs.open(),
    await rgs.open(),
  ]
  const [one, other] = [ana, rui].map(({ player }) => player.playerRef).toSorted()
  for (let round = 1; round <= 3; round += 1) {
    // A lone player has nobody to be compared with.
    await playRound([eva, { red: '1.00' }])
    await playRound(
      [ana, { red: '10.00' }],
      [rui, { black: '10.00' }],
      [eva, { odd: '5.00' }],
      [leo, { odd: '5.00' }],
    )
    // Several processes may look at once: a round counts once.
    const compare = () => compareBets(rgs.dependencies())()
    await Promise.all([compare(), compare(), compare()])
    expect(await compareAll()).toBe(0)
    const signals = await told()
    expect(signals).toHaveLength(round === 3 ? 1 : 0)
  }
  expect(await told()).toEqual([
    {
      number: 1,
      gameCode: rgs.title.gameCode,
      kind: 'opposite_bets',
      rulesVersion: 1,
      playerRef: one,
      otherRef: other,
      figures: {
        rounds: 3,
        oppositeRounds: 3,
        ownAtRiskBrl: 30,
        otherAtRiskBrl: 30,
        togetherAtRiskBrl: 0,
      },
      deals: [],
      raisedAt: expect.any(String),
    },
  ])
  const ofPairs = await days()
  expect(ofPairs).toHaveLength(6)
  expect(ofPairs.filter(({ opposite_count: count }) => count === 3)).toHaveLength(1)
  expect(ofPairs.every(({ round_count: count }) => count === 3)).toBe(true)

  // Not again before 30 days, and a second run adds nothing.
  await playRound([ana, { black: '10.00' }], [rui, { red: '10.00' }])
  expect(await compareAll()).toBe(1)
  expect(await compareAll()).toBe(0)
  expect(await told()).toHaveLength(1)
})

test('pairs who bet alike as often as not are signalled, those who mostly bet alike are not', async () => {
  const [ana, rui, leo, bia] = [
    await rgs.open(),
    await rgs.open(),
    await rgs.open(),
    await rgs.open(),
  ]
  const before = await told()
  const alike: Laid = { red: '1.00' }
  const against: Laid = { black: '1.00' }
  for (let round = 1; round <= 7; round += 1) {
    const isLast = round === 7
    await playRound(
      [ana, alike],
      [rui, round <= 4 ? alike : against],
      ...(isLast ? [] : ([[leo, { odd: '1.00' }]] as const)),
      ...(isLast ? [] : ([[bia, round <= 3 ? { odd: '1.00' } : { even: '1.00' }]] as const)),
    )
  }
  await compareAll()
  const refs = [leo, bia].map(({ player }) => player.playerRef).toSorted()
  const raised = (await told()).slice(before.length)
  expect(raised.map(({ playerRef, otherRef }) => [playerRef, otherRef])).toEqual([refs])
})

test('a round whose rules are gone does not block other comparisons', async () => {
  const [ana, rui] = [await rgs.open(), await rgs.open()]
  await playRound([ana, { red: '1.00' }], [rui, { black: '1.00' }])
  await playRound([ana, { red: '1.00' }], [rui, { black: '1.00' }])
  const { findTitle, ...dependencies } = rgs.dependencies()
  const compare = compareBets({ ...dependencies, findTitle: () => undefined })
  expect(await compare()).toBe(true)
  expect(await compareBets({ ...dependencies, findTitle })()).toBe(true)
  expect(await compareAll()).toBe(0)
})

test('days on which no signal can be based any more are removed', async () => {
  const remove = () => removeOldPairDays(rgs.dependencies())()
  rgs.wait(30 * dayMs)
  expect(await remove()).toBe(0)
  const count = (await days()).length
  rgs.wait(2 * dayMs)
  expect(await remove()).toBe(count)
  expect(await days()).toEqual([])
})
