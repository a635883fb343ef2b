import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { areCommitted } from '@trevo/game-rules/card-tables/table-seeds.ts'
import {
  givingPlayer,
  takingPlayer,
} from '@trevo/game-rules/collusion/testing/colluding-players.ts'
import {
  honestPlayer,
  type HoldemPlayer,
} from '@trevo/game-rules/collusion/testing/holdem-player.ts'
import { playHoldem } from '@trevo/game-rules/collusion/testing/play-deal.ts'
import { holdemRules } from '@trevo/game-rules/holdem/table-rules.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCardRgs } from '../../testing/open-card-rgs.ts'
import { batchSize, noteDeals, removeOldFacts } from './note-deals.ts'
import { writeDeals, type WrittenDeal } from '../testing/write-deals.ts'

const tournament = titleAtTable(texasHoldem, 'sng-3')
const day = 86_400_000

const rgs = await openCardRgs(texasHoldem.gameCode)
afterAll(() => rgs.close())

const note = (copy: 0 | 1 = 0) =>
  noteDeals({ ...rgs.tables.dependencies, ...rgs.copies[copy].dependencies })()
const noteAll = async (): Promise<number> => {
  let count = 0
  for (;;) {
    const noted = await note()
    if (noted === 0) return count
    count += noted
  }
}
const read = async <Row>(query: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await rgs.pool.query(query, [...values])).rows as Row[]

const honest = honestPlayer({ looseness: 0.5, boldness: 0.5, bluffs: 0.1, fears: 0.1 })

/** Deals in which `giver` gives to `taker`; the button goes round. At a tournament each is like its first hand. */
const season = (
  count: number,
  {
    giver,
    taker,
    others,
    seed,
  }: {
    readonly giver: string
    readonly taker: string
    readonly others: readonly string[]
    readonly seed: number
  },
  { title = texasHoldem, endedAt = new Date() } = {},
): WrittenDeal[] => {
  const stackMinor = title.sitAndGo ? BigInt(title.sitAndGo.startChips) * 100n : 200_000n
  const hand = title.sitAndGo && 1
  const chance = fastChance(seed)
  const all = [giver, taker, ...others]
  return Array.from({ length: count }, (_, number) => {
    const turn = number % all.length
    const players = [...all.slice(turn), ...all.slice(0, turn)]
    const placeOf = (player: string) => () => players.indexOf(player)
    const own: HoldemPlayer[] = players.map((player) => {
      if (player === giver) return givingPlayer(honest, placeOf(taker))
      return player === taker ? takingPlayer(honest, placeOf(giver)) : honest
    })
    const stacks = players.map(() => stackMinor)
    return { ...playHoldem(title, stacks, own, chance, hand), players, endedAt }
  })
}

type Day = { player_ref: string; other_ref: string; deal_count: number; lost_hundredths: bigint }

describe('facts of deals', () => {
  it('are recorded once each, however many processes look, in one row per pair and day', async () => {
    const names = { giver: 'n1', taker: 'n2', others: ['n3', 'n4'], seed: 3 }
    const count = batchSize + 20
    await writeDeals(rgs, texasHoldem, season(count, names))
    const counts = await Promise.all([note(0), note(1), note(0), note(1)])
    // Of concurrent runs only one does the work.
    expect(Math.max(...counts)).toBe(batchSize)
    await noteAll()
    const days = await read<Day>(
      `select player_ref, other_ref, deal_count, lost_hundredths from cards.pair_day
       where player_ref like 'n%' order by player_ref, other_ref`,
    )
    expect(days).toHaveLength(12)
    expect(days.every(({ deal_count: deals }) => deals === count)).toBe(true)
    for (const one of days) {
      const back = days.find(
        (other) => other.player_ref === one.other_ref && other.other_ref === one.player_ref,
      )
      expect(one.lost_hundredths + (back?.lost_hundredths ?? 0n)).toBe(0n)
    }
    const [own] = await read<{ deal_count: number }>(
      `select deal_count from cards.player_day where player_ref = 'n1'`,
    )
    expect(own?.deal_count).toBe(count)
    expect(await noteAll()).toBe(0)
  })

  it('come from the log of what is played at the table as well', async () => {
    const players = await Promise.all([rgs.open(), rgs.open()])
    for (const player of players) await player.bring('20.00', '20.00')
    await rgs.pass(1_600)
    for (const player of players) await player.commit()
    for (const player of players) await player.show()
    const [first] = players
    const view = await first?.table()
    const mover = players[view?.seats.find(({ place }) => place === 0)?.seat ?? 0]
    expect((await mover?.move({ kind: 'fold' }))?.status).toBe(200)
    await noteAll()
    const refs = players.map(({ player }) => player.playerRef)
    const days = await read<Day>(
      'select * from cards.pair_day where player_ref = any($1) order by lost_hundredths',
      [refs],
    )
    // The button has folded half a big blind away.
    expect(days.map(({ lost_hundredths: lost }) => lost)).toEqual([-50n, 50n])
    for (const player of players) await player.leave()
    await rgs.pass(texasHoldem.times.waitMs)
  })

  it('of a deal that cannot be replayed do not hold up the others', async () => {
    const names = { giver: 'b1', taker: 'b2', others: ['b3'], seed: 5 }
    const deals = season(3, names)
    const tableId = await writeDeals(rgs, texasHoldem, deals)
    await rgs.pool.query('delete from cards.move where table_id = $1 and deal_number = 2', [
      tableId,
    ])
    expect(await noteAll()).toBe(3)
    const [one] = await read<Day>(
      `select deal_count from cards.pair_day where player_ref = 'b1' and other_ref = 'b2'`,
    )
    expect(one?.deal_count).toBe(2)
  })
})

describe('a player who gives chips of a tournament to another', () => {
  it('is signalled under the tournaments of the game, whose facts are added to no others', async () => {
    const names = { giver: 't1', taker: 't2', others: ['t3'], seed: 21 }
    await writeDeals(rgs, tournament, season(250, names, { title: tournament }))
    await writeDeals(rgs, texasHoldem, season(5, { ...names, seed: 22 }))
    await noteAll()
    const told = await rgs.ask.tableSignals(0)
    const own = told?.filter(({ playerRef, kind }) => playerRef === 't1' && kind !== 'company')
    const [transfer] = own?.filter(({ kind }) => kind === 'chip_transfer') ?? []
    expect(transfer).toMatchObject({ gameCode: 'texas-holdem:sit-and-go', otherRef: 't2' })
    const [name] = transfer?.deals ?? []
    const deal = name && (await rgs.ask.tableDeal(name))
    expect(deal).toMatchObject({ gameCode: 'texas-holdem', sitAndGo: 'sng-3', hand: 1 })
    const kept = await read<{ game_code: string; deals: number; duels: number }>(
      `select game_code, sum(deal_count)::integer as deals, sum(duel_count)::integer as duels
       from cards.pair_day where player_ref = 't1' and other_ref = 't2' group by 1 order by 1`,
    )
    expect(kept).toMatchObject([
      { game_code: 'texas-holdem', deals: 5 },
      { game_code: 'texas-holdem:sit-and-go', deals: 250, duels: 0 },
    ])
  })
})

it('chips thrown away to another in one deal are signalled after that deal, in either order of the two', async () => {
  const throwing: HoldemPlayer = ({ state: { betting }, place }) =>
    betting.committedMinor[place] === 199_900n
      ? { kind: 'fold' }
      : { kind: 'raise', toMinor: 199_900n }
  const taking: HoldemPlayer = () => ({ kind: 'raise', toMinor: 200_000n })
  const dealBetween = (giver: string, taker: string, seed: number): WrittenDeal => ({
    ...playHoldem(texasHoldem, [200_000n, 200_000n], [throwing, taking], fastChance(seed)),
    players: [giver, taker],
    endedAt: new Date(),
  })
  // The second pair has played before on this day.
  const names = { giver: 'k9', taker: 'k8', others: [], seed: 31 }
  await writeDeals(rgs, texasHoldem, season(2, names))
  await noteAll()
  await writeDeals(rgs, texasHoldem, [dealBetween('k1', 'k2', 41), dealBetween('k9', 'k8', 42)])
  await noteAll()
  const told = await rgs.ask.tableSignals(0)
  const own = told?.filter(({ playerRef }) => playerRef.startsWith('k'))
  const byPlayer = own?.toSorted((a, b) => (a.playerRef < b.playerRef ? -1 : 1))
  expect(byPlayer).toMatchObject([
    { kind: 'single_deal', playerRef: 'k1', otherRef: 'k2', figures: { lostUnits: 99.95 } },
    { kind: 'single_deal', playerRef: 'k9', otherRef: 'k8', figures: { firstMeeting: 1 } },
  ])
})

describe('a player who gives chips to another', () => {
  const names = { giver: 'g1', taker: 'g2', others: ['g3', 'g4'], seed: 11 }
  let tableId: string
  beforeAll(async () => {
    tableId = await writeDeals(rgs, texasHoldem, season(250, names))
    await noteAll()
  })

  it('is sent to the platform over the signed protocol, once, with deals that can be replayed', async () => {
    const told = await rgs.ask.tableSignals(0)
    const own = told?.filter(({ playerRef }) => playerRef.startsWith('g'))
    const [transfer, ...more] = own?.filter(({ kind }) => kind === 'chip_transfer') ?? []
    expect(more).toEqual([])
    expect(transfer).toMatchObject({
      gameCode: 'texas-holdem',
      rulesVersion: 2,
      playerRef: 'g1',
      otherRef: 'g2',
    })
    expect(transfer?.figures['deviations']).toBeGreaterThanOrEqual(4.5)
    expect(transfer?.deals.length).toBeGreaterThan(1)
    expect(own?.filter(({ playerRef, kind }) => playerRef !== 'g1' && kind !== 'company')).toEqual(
      [],
    )
    // From the last number on there is nothing new.
    expect(await rgs.ask.tableSignals(told?.at(-1)?.number ?? 0)).toEqual([])

    const [name] = transfer?.deals ?? []
    if (!name) throw new Error('the signal names no deal')
    expect(name.tableId).toBe(tableId)
    const deal = await rgs.ask.tableDeal(name)
    if (!deal) throw new Error('there is no such deal')
    expect(areCommitted(deal.seeds, deal.commitments)).toBe(true)
    const again = replayDeal(holdemRules, texasHoldem, {
      stacksMinor: deal.stacks.map(parseMoney),
      seeds: deal.seeds,
      terms: { entryMinor: parseMoney(deal.entry), posts: deal.posts },
      moves: deal.moves,
    })
    expect(holdemRules.resultOf(again)?.stacksMinor.map(formatMoney)).toEqual(deal.result.stacks)
    expect(deal.playerRefs).toContain('g1')
    expect(deal.names).toContain('name of g1')
  })

  it('is not signalled for the same again until all its deals are different ones', async () => {
    const count = async () =>
      (await read(`select from cards.collusion_signal where player_ref = 'g1'`)).length
    const before = await count()
    await writeDeals(rgs, texasHoldem, season(40, { ...names, seed: 12 }))
    await noteAll()
    expect(await count()).toBe(before)
  })

  it('of old deals only the log is kept, and no fact is recorded', async () => {
    rgs.advance(32 * day)
    const { copies } = rgs
    await removeOldFacts(copies[0].dependencies)()
    expect(await read('select from cards.pair_day')).toEqual([])
    expect(await read('select from cards.player_day')).toEqual([])
    expect((await read('select from cards.collusion_signal')).length).toBeGreaterThan(0)
    await writeDeals(rgs, texasHoldem, season(2, { ...names, seed: 13 }))
    expect(await noteAll()).toBe(0)
    rgs.advance(380 * day)
    await removeOldFacts(copies[0].dependencies)()
    expect(await read('select from cards.collusion_signal')).toEqual([])
  })
})

it('a deal that the game server does not have, or that is not over, is not found', async () => {
  expect(await rgs.ask.tableDeal({ tableId: 'nonsense', number: 1 })).toBeNull()
  const tableId = '00000000-0000-4000-8000-000000000000'
  expect(await rgs.ask.tableDeal({ tableId, number: 1 })).toBeNull()
})
