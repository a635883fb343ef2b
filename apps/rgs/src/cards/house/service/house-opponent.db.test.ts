import type { Value } from '@trevo/contract/endpoint.ts'
import type { AloneOffers } from '@trevo/contract/rgs/card-shapes.ts'
import type { getCardSeat } from '@trevo/contract/rgs/card-tables.ts'
import { houseMove, houseSeatSeed } from '@trevo/game-rules/card-tables/house-opponent.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { areCommitted } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { trucoRules } from '@trevo/game-rules/truco/table-rules.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { trucoDeDuplas } from '@trevo/titles/card-games/truco-de-duplas.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { afterAll, expect, it } from 'vitest'
import { noteDeals } from '../../collusion/service/note-deals.ts'
import { listStakes } from '../../../rounds/repository/statement.ts'
import { movementsOf } from '../../../testing/movements-of.ts'
import { runClock } from '../../running/service/run-clock.ts'
import { openCardRgs, type CardPlayer, type CardRgs } from '../../testing/open-card-rgs.ts'

const rgs = await openCardRgs(trucoPaulista.gameCode)
const pairs = await openCardRgs(trucoDeDuplas.gameCode)
const holdem = await openCardRgs(texasHoldem.gameCode)
afterAll(() => Promise.all([rgs.close(), pairs.close(), holdem.close()]))

const full = parseMoney('100.00')
const afterMs = trucoPaulista.house?.afterMs ?? 0
const thinkMs = trucoPaulista.house?.thinkMs.most ?? 0

const offersOf = async (player: CardPlayer) => (await player.get<AloneOffers>('/alone')).value
const call = async (player: CardPlayer) =>
  player.post('/house', { roundId: (await player.table()).roundId })
const nothing = { house: false, table: null }

/** A player who sits down alone, waits, and is joined by the house; the cards are dealt. */
const dealWithHouse = async (at: CardRgs, entry = '2.00'): Promise<CardPlayer> => {
  const player = await at.open()
  await player.sit(entry)
  await at.pass(afterMs)
  expect((await call(player)).status).toBe(200)
  await at.pass(0)
  for (const _ of trucoDeDuplas.entriesMinor) await at.pass(0)
  expect((await player.commit()).status).toBe(200)
  for (const _ of trucoDeDuplas.entriesMinor) await at.pass(0)
  expect((await player.show()).status).toBe(200)
  return player
}

/** The player makes the first legal move each time; between its turns the house has its time. */
const playOut = async (at: CardRgs, player: CardPlayer): Promise<void> => {
  for (let step = 0; step < 900; step += 1) {
    const view = await player.table()
    if (view.state === 'over') return
    const [first] = (view.play as unknown as MatchView).legal
    if (first === undefined) {
      await at.pass(thinkMs)
      continue
    }
    const [kind = '', place] = first.split(':')
    const move = place === undefined ? { kind } : { kind, place: Number(place) }
    expect((await player.move(move)).status).toBe(200)
  }
  throw new Error('the match has no end')
}

const settled = (player: CardPlayer) =>
  expect.poll(async () => (await player.table()).payout, { timeout: 20_000 }).not.toBeNull()

it('two members who sit down in one room within some seconds meet; the house stays out', async () => {
  const [first, second] = [await rgs.open(), await rgs.open()]
  await first.sit('10.00')
  await rgs.pass(afterMs - 1_000)
  expect(await offersOf(first)).toEqual(nothing)
  expect(await call(first)).toMatchObject({
    status: 409,
    value: { errorCode: 'rgs.action_not_legal' },
  })
  await second.sit('10.00')
  const [one, other] = [await first.table(), await second.table()]
  expect(other.tableId).toBe(one.tableId)
  expect(one).toMatchObject({ state: 'committing' })
  expect(one.seats.map(({ isHouse }) => isHouse)).toEqual([false, false])
  await rgs.advance(afterMs)
  expect(await offersOf(first)).toEqual(nothing)
  expect((await call(first)).status).toBe(409)
  await first.leave()
  await second.leave()
})

it('who has sat alone for five seconds is offered the house, and everybody sees which seat is its', async () => {
  expect(afterMs).toBeLessThan(10_000)
  const player = await rgs.open()
  await player.sit('2.00')
  await rgs.pass(afterMs)
  expect(await offersOf(player)).toEqual({ house: true, table: null })
  expect((await call(player)).status).toBe(200)
  const view = await player.table()
  expect(view).toMatchObject({ state: 'committing', prize: '3.80' })
  expect(view.seats.map(({ isHouse, isAutomatic }) => [isHouse, isAutomatic])).toEqual([
    [false, false],
    [true, true],
  ])
  // Asked again, nothing changes; a third player gets a table of their own.
  expect((await call(player)).status).toBe(200)
  expect((await player.table()).seats).toHaveLength(2)
  const third = await rgs.open()
  await third.sit('2.00')
  expect((await third.table()).tableId).not.toBe(view.tableId)
  await player.leave()
  await third.leave()
})

it('a match against the house is played to its end, and only the player has movements', async () => {
  const player = await dealWithHouse(rgs)
  const { roundId } = await player.table()
  await playOut(rgs, player)
  await settled(player)
  const { payout } = await player.table()
  expect(['0.00', '3.80']).toContain(payout)
  expect(player.balanceMinor()).toBe(full - 20_000n + parseMoney(payout ?? '0.00'))
  expect(await rgs.differences()).toEqual([])
  // The house's seat has no debit, no credit and no line of the statement.
  const moved = movementsOf(rgs.wallet.seen).filter(({ playerRef }) =>
    String(playerRef).startsWith('house:'),
  )
  expect(moved).toEqual([])
  const { rows } = await rgs.pool.query<{ round_id: string; state: string; is_house: boolean }>(
    `select s.round_id, s.state, s.is_house from cards.seat s
     where s.table_id = (select table_id from cards.seat where round_id = $1)`,
    [roundId],
  )
  await expect
    .poll(async () => {
      const { rows: open } = await rgs.pool.query(
        `select from cards.seat where is_house and state not in ('paid', 'returned')`,
      )
      return open.length
    })
    .toBe(0)
  const houseRound = rows.find(({ is_house: isHouse }) => isHouse)?.round_id
  const span = { from: new Date(0), to: new Date(Date.now() + 86_400_000), after: undefined }
  const stakes = await listStakes(rgs.tables.dependencies.database.db, span, 1_000)
  const rounds = stakes.map((one) => one.round_id)
  expect(rounds).toContain(roundId)
  expect(rounds).not.toContain(houseRound)
})

it('a house that makes no move loses by its clock, and winnings from it are not won from players', async () => {
  const player = await dealWithHouse(rgs)
  const { tableId } = await player.table()
  const { turnMs, bankMs } = trucoPaulista.times
  for (let step = 0; step < 60; step += 1) {
    const view = await player.table()
    if (view.state === 'over') break
    const [first] = (view.play as unknown as MatchView).legal
    const [kind = '', place] = first?.split(':') ?? []
    if (first !== undefined) {
      await player.move(place === undefined ? { kind } : { kind, place: Number(place) })
      continue
    }
    rgs.advance(turnMs + bankMs)
    await runClock(rgs.tables.dependencies)(tableId)
  }
  await settled(player)
  expect((await player.table()).payout).toBe('3.80')
  const credit = movementsOf(rgs.wallet.seen).find(
    ({ kind, playerRef }) => kind === 'credit' && playerRef === player.player.playerRef,
  )
  expect(credit).toMatchObject({ amount: '3.80', validStake: '0.10' })
  expect(credit?.['wonFromPlayers']).toBeUndefined()
})

it('every move of the house follows from its seed and from what its seat could see', async () => {
  const player = await dealWithHouse(rgs)
  const { roundId, mySeat } = await player.table()
  await playOut(rgs, player)
  await settled(player)
  const proof = (await player.get<Value<typeof getCardSeat>>(`/seats/${roundId}`)).value
  const [deal] = proof.deals
  if (!deal) throw new Error('no deal is shown')
  expect(areCommitted(deal.seeds, deal.commitments)).toBe(true)
  const place = mySeat === 0 ? 1 : 0
  const seatSeed = houseSeatSeed(deal.seeds.server, place)
  expect(deal.seeds.seats[place]).toBe(seatSeed)
  const record = {
    stacksMinor: deal.stacks.map(parseMoney),
    seeds: deal.seeds,
    terms: { entryMinor: parseMoney(deal.entry) },
  }
  let count = 0
  for (const [at, { seat, move }] of deal.moves.entries()) {
    if (seat !== place) continue
    const before = replayDeal(trucoRules, trucoPaulista, {
      ...record,
      moves: deal.moves.slice(0, at),
    })
    const view = trucoRules.viewOf(before, place)
    expect(houseMove(trucoPaulista, { view, place, seatSeed, moveNumber: at + 1 })).toEqual(move)
    count += 1
  }
  expect(count).toBeGreaterThan(0)
})

it('it thinks before it moves, and takes its turn without a player who pushes it', async () => {
  const player = await dealWithHouse(rgs)
  for (let step = 0; step < 40; step += 1) {
    const view = await player.table()
    const { legal } = view.play as unknown as MatchView
    const [first] = legal
    if (first === undefined) break
    const [kind = '', place] = first.split(':')
    await player.move(place === undefined ? { kind } : { kind, place: Number(place) })
  }
  const { moveNumber } = await player.table()
  await rgs.pass(0)
  expect((await player.table()).moveNumber).toBe(moveNumber)
  await rgs.pass(thinkMs)
  expect((await player.table()).moveNumber).toBeGreaterThan(moveNumber)
  await player.leave()
  await settled(player)
})

it('a player who leaves before the cards gets the whole entry back, and the house leaves too', async () => {
  const player = await rgs.open()
  await player.sit('5.00')
  await rgs.pass(afterMs)
  await call(player)
  const { tableId } = await player.table()
  await player.leave()
  await settled(player)
  expect(player.balanceMinor()).toBe(full)
  const { rows } = await rgs.pool.query('select state from cards.card_table where id = $1', [
    tableId,
  ])
  expect(rows).toEqual([{ state: 'over' }])
  expect(await rgs.differences()).toEqual([])
})

it('a player who brings no seed against the house gets the entry back', async () => {
  const player = await rgs.open()
  await player.sit('5.00')
  await rgs.pass(afterMs)
  await call(player)
  await rgs.pass(0)
  await rgs.pass(trucoPaulista.times.seedMs)
  await settled(player)
  expect(await player.table()).toMatchObject({ state: 'over', returned: 'no_seed' })
  expect(player.balanceMinor()).toBe(full)
  expect(await rgs.differences()).toEqual([])
})

it('nobody asks for the house at the seat of somebody else', async () => {
  const [player, other] = [await rgs.open(), await rgs.open()]
  await player.sit('5.00')
  await rgs.pass(afterMs)
  const { roundId } = await player.table()
  expect((await other.post('/house', { roundId })).status).toBe(409)
  expect((await player.table()).seats).toHaveLength(1)
  await player.leave()
})

it('a player who comes while the house is asked for is met, or gets another table', async () => {
  const [first, second] = [await rgs.open(), await rgs.open()]
  await first.sit('20.00')
  await rgs.pass(afterMs)
  const [called, sat] = await Promise.all([call(first), second.sit('20.00')])
  expect(sat.status).toBe(200)
  const [one, other] = [await first.table(), await second.table()]
  expect(one.tableId === other.tableId).toBe(called.status === 409)
  expect(one.seats.filter(({ isHouse }) => isHouse)).toHaveLength(called.status === 200 ? 1 : 0)
  await first.leave()
  await second.leave()
})

it('at a table of pairs it takes all three free seats', async () => {
  const player = await dealWithHouse(pairs)
  const view = await player.table()
  expect(view.state).toBe('playing')
  expect(view.seats.filter(({ isHouse }) => isHouse)).toHaveLength(3)
  expect(new Set(view.seats.map(({ name }) => name)).size).toBe(4)
  await playOut(pairs, player)
  await settled(player)
  expect(await pairs.differences()).toEqual([])
})

it('nobody is signalled for what happened against the house', async () => {
  await noteDeals(rgs.tables.dependencies)()
  const { rows } = await rgs.pool.query(
    `select from cards.player_day where player_ref like 'house:%'`,
  )
  expect(rows).toEqual([])
  const { rows: unnoted } = await rgs.pool.query(
    `select from cards.deal where state = 'over' and facts_noted_at is null`,
  )
  expect(unnoted).toEqual([])
})

it('of two tables with one waiting player each, the later one is offered the other', async () => {
  const [first, second] = [await rgs.open(), await rgs.open()]
  await first.sit('5.00')
  await rgs.pass(1_000)
  await second.sit('2.00')
  await rgs.pass(afterMs)
  expect(await offersOf(first)).toEqual({ house: true, table: null })
  expect(await offersOf(second)).toEqual({
    house: true,
    table: { entry: '5.00', sitAndGo: null, players: 1, freeSeats: 1 },
  })
  await first.leave()
  await second.leave()
})

it('at hold’em, where the house does not play, a table with players and free seats is named', async () => {
  const [one, two, alone] = [await holdem.open(), await holdem.open(), await holdem.open()]
  for (const player of [one, two]) await player.bring('50.00', '50.00')
  await alone.bring('20.00', '20.00')
  expect(await offersOf(alone)).toEqual(nothing)
  await holdem.advance(5_000)
  expect(await offersOf(alone)).toEqual({
    house: false,
    table: { entry: '50.00', sitAndGo: null, players: 2, freeSeats: 4 },
  })
  expect((await call(alone)).status).toBe(409)
  expect(await offersOf(one)).toEqual(nothing)
})
