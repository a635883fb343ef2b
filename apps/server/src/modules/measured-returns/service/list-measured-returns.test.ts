import { expect, it } from 'vitest'
import { createMeasuredReturns } from '../module.ts'
import type { TitleReturns } from '../needs.ts'

const start = Date.parse('2026-11-30T15:00:00Z')

/** Even bets of one real that pay two. */
const day = (date: string, rounds: number, wins: number): TitleReturns['days'][number] => {
  const real = 10_000
  return {
    day: date,
    rounds: String(rounds),
    stake: String(rounds * real),
    payout: String(2 * wins * real),
    stakeSquared: String(rounds * real ** 2),
    payoutSquared: String(4 * wins * real ** 2),
    stakePayout: String(2 * wins * real ** 2),
  }
}
const title = (
  id: number,
  days: TitleReturns['days'],
  bp: number | null = 9_600,
): TitleReturns => ({
  id,
  names: { PT: `Jogo ${id}`, EN: `Game ${id}` },
  declared: bp === null ? null : { lowestBp: bp, highestBp: bp },
  days,
})

const open = (games: readonly TitleReturns[], lotteries: readonly TitleReturns[] = []) => {
  const asked: unknown[] = []
  let nowMs = start
  const returns = createMeasuredReturns({
    clock: { now: () => new Date(nowMs) },
    play: {
      listReturns: async (brandId, span) => {
        asked.push({ brandId, ...span })
        return games
      },
    },
    lottery: {
      listReturns: async () =>
        lotteries.map((lottery) => ({ ...lottery, kind: 'lottery' as const })),
    },
  })
  return { returns, asked, wait: (ms: number) => (nowMs += ms) }
}

it('the game or lottery that is farthest off for its number of rounds comes first', async () => {
  const near = title(1, [day('2026-11-29', 10_000, 4_810)])
  const far = title(2, [day('2026-11-28', 2_000, 960), day('2026-11-29', 2_000, 1_160)])
  const few = title(3, [day('2026-11-29', 999, 999)])
  const { list } = await open([near, few], [far]).returns.listMeasuredReturns(1, 'PT')
  expect(list.map(({ kind, id, verdict }) => [kind, id, verdict])).toEqual([
    ['lottery', 2, 'above'],
    ['game', 1, 'inside'],
    ['game', 3, 'few'],
  ])
  expect(list[0]).toMatchObject({ name: 'Jogo 2', rounds: 4_000, measuredBp: 10_600 })
  expect(list[2]).toMatchObject({ limits: null })
})

it('30 days of Brasília are measured, today included', async () => {
  const { returns, asked } = open([])
  expect(await returns.listMeasuredReturns(7, 'EN')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    list: [],
  })
  expect(asked).toEqual([{ brandId: 7, from: '2026-11-01', to: '2026-11-30' }])
})

it('the published sums are those that the list follows from, and are read once in five minutes', async () => {
  const { returns, asked, wait } = open([title(1, [day('2026-11-29', 10_000, 4_810)])])
  await returns.listMeasuredReturns(1, 'PT')
  expect((await returns.listReturnFigures(1)).figures).toEqual([
    { kind: 'game', id: 1, ...day('2026-11-29', 10_000, 4_810) },
  ])
  expect(asked).toHaveLength(1)
  wait(300_000)
  await returns.listMeasuredReturns(1, 'PT')
  expect(asked).toHaveLength(2)
})

it('a failed reading is tried again by the next visitor', async () => {
  let isDown = true
  const returns = createMeasuredReturns({
    clock: { now: () => new Date(start) },
    play: {
      listReturns: async () => {
        if (isDown) throw new Error('database down')
        return []
      },
    },
    lottery: { listReturns: async () => [] },
  })
  await expect(returns.listMeasuredReturns(1, 'PT')).rejects.toThrow('database down')
  isDown = false
  expect(await returns.listMeasuredReturns(1, 'PT')).toMatchObject({ list: [] })
})
