import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { getCardSeat, listCardSeats } from '@trevo/contract/rgs/card-tables.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { areCommitted } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { trucoRules } from '@trevo/game-rules/truco/table-rules.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openCardRgs, type CardPlayer } from '../../testing/open-card-rgs.ts'

const { gameCode, times, rakeBp } = trucoPaulista
const rgs = await openCardRgs(gameCode)
afterAll(() => rgs.close())

const full = parseMoney('100.00')
const playOf = ({ play }: CardTableView) => play as unknown as MatchView

/** Plays until the match has ended: a seat folds if it is asked, raises while it may, otherwise plays. */
const playOut = async (
  players: readonly CardPlayer[],
  chooses: (legal: readonly string[]) => string,
) => {
  for (let count = 0; count < 400; count += 1) {
    const views = await Promise.all(players.map((one) => one.table()))
    if (views.every(({ state }) => state === 'over')) return
    const at = views.findIndex((view) => view.state === 'playing' && playOf(view).legal.length > 0)
    const player = players[at]
    const view = views[at]
    if (!player || !view) throw new Error('nobody may move')
    const [kind = '', place] = chooses(playOf(view).legal).split(':')
    const move = place === undefined ? { kind } : { kind, place: Number(place) }
    expect((await player.move(move)).status).toBe(200)
  }
  throw new Error('the match has no end')
}

/** Waits until every credit is booked. */
const settled = (players: readonly CardPlayer[]) =>
  expect
    .poll(async () => Promise.all(players.map(async (one) => (await one.table()).payout)))
    .not.toContain(null)

const proofOf = async (player: CardPlayer, roundId: string) =>
  (await player.get<Value<typeof getCardSeat>>(`/seats/${roundId}`)).value

it('two players who come at once share a table, and play a match to its end and its payout', async () => {
  const players = await Promise.all([rgs.open(), rgs.open()])
  const sat = await Promise.all(players.map((one) => one.sit('5.00')))
  expect(sat.map(({ status }) => status)).toEqual([200, 200])
  const tables = await Promise.all(players.map((one) => one.table()))
  expect(new Set(tables.map(({ tableId }) => tableId)).size).toBe(1)
  expect(tables[0]).toMatchObject({ state: 'committing', prize: '9.50', play: null })
  expect(players.map((one) => one.balanceMinor())).toEqual([full - 50_000n, full - 50_000n])
  for (const one of players) expect((await one.commit()).status).toBe(200)
  for (const one of players) expect((await one.show()).status).toBe(200)
  const roundId = tables[0]?.roundId ?? ''
  // During play no seed is revealed: not even a player's own cards could be computed ahead.
  expect((await proofOf(players[0], roundId)).deals).toEqual([])
  await playOut(players, (legal) => legal[0] ?? '')
  await settled(players)
  const balances = players.map((one) => one.balanceMinor() - full).toSorted((a, b) => Number(a - b))
  expect(balances).toEqual([-50_000n, 45_000n])
  expect(await rgs.differences()).toEqual([])
})

it('what is revealed after the end proves every card and the result, offline', async () => {
  const players = await rgs.deal('2.00')
  await playOut(players, (legal) => legal.at(-1) ?? '')
  await settled(players)
  for (const player of players) {
    const { roundId, mySeat } = await player.table()
    const { deals, seat } = await proofOf(player, roundId)
    const [deal] = deals
    if (!deal) throw new Error('no deal is shown')
    expect(deal.names).toHaveLength(2)
    expect(deal.place).toBe(mySeat)
    expect(areCommitted(deal.seeds, deal.commitments)).toBe(true)
    const state = replayDeal(trucoRules, trucoPaulista, {
      stacksMinor: deal.stacks.map(parseMoney),
      seeds: deal.seeds,
      terms: { entryMinor: parseMoney(deal.entry) },
      moves: deal.moves,
    })
    const result = trucoRules.resultOf(state)
    expect(result?.stacksMinor).toEqual(deal.result.stacks.map(parseMoney))
    expect(result?.rakeMinor).toBe(parseMoney(deal.result.rake))
    expect(seat).toMatchObject({ state: 'settled', payout: deal.result.stacks[mySeat] })
    // The house's commitment is in the public log.
    const { app } = rgs.copies[0]
    const url = `/rgs/v1/commitments?from=${deal.commitmentNumber}`
    const log = (await app.inject({ url })).json<{ entries: { commitment: string }[] }>()
    expect(log.entries[0]?.commitment).toBe(deal.commitments.server)
  }
})

it('no answer to any request contains another seat’s hand', async () => {
  const players = await rgs.deal('2.00')
  for (const player of players) {
    const view = await player.table()
    const { cards, played } = playOf(view).hand
    for (const [seat, own] of cards.entries()) {
      const known = own.filter((one, place) => one !== null && !played[seat]?.includes(place))
      expect(known).toHaveLength(seat === view.mySeat ? 3 : 0)
    }
    const session = await player.get<{ table: CardTableView }>('/session')
    expect(playOf(session.value.table).hand.cards).toEqual(cards)
  }
  await players[0]?.leave()
  await settled(players)
})

describe('moves', () => {
  it('are taken once, in turn, and never for another seat', async () => {
    const players = await rgs.deal('5.00')
    const views = await Promise.all(players.map((one) => one.table()))
    const at = views.findIndex((view) => playOf(view).legal.length > 0)
    const [mover, other] = at === 0 ? players : players.toReversed()
    if (!mover || !other) throw new Error('nobody may move')
    const refused = async (sent: Promise<{ status: number; value: { errorCode?: string } }>) =>
      (await sent).value.errorCode
    expect(await refused(other.move({ kind: 'play', place: 0 }))).toBe('rgs.action_not_legal')
    expect(await refused(mover.move({ kind: 'accept' }))).toBe('rgs.action_not_legal')
    expect(await refused(mover.move({ kind: 'give_up' }))).toBe('rgs.action_not_legal')
    expect(await refused(mover.move({ kind: 'play', place: 9 }))).toBe('rgs.action_not_legal')
    const { dealNumber, moveNumber: number } = await mover.table()
    const move = { kind: 'play', place: 1 }
    const body = { dealNumber, number, move }
    const twice = await Promise.all([1, 2, 3, 4].map(() => mover.post('/moves', body)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await mover.table()).moveNumber).toBe(number + 1)
    expect(await refused(mover.post('/moves', { ...body, move: { kind: 'raise' } }))).toBe(
      'rgs.action_not_legal',
    )
    expect(await refused(other.move({ kind: 'play', place: 0 }, { dealNumber: 9 }))).toBe(
      'rgs.action_not_legal',
    )
    await mover.leave()
    await settled(players)
    expect((await other.table()).payout).toBe('9.50')
    expect(await refused(mover.move({ kind: 'play', place: 0 }))).toBe('rgs.action_not_legal')
  })

  it('of a player without a seat find no table', async () => {
    const stranger = await rgs.open()
    const nobody = await stranger.post('/moves', { dealNumber: 1, number: 1, move: {} })
    expect(nobody.value).toMatchObject({ errorCode: 'rgs.no_seat' })
    const none = await rgs.call('GET', '/table', { token: 'x' })
    expect(none.status).toBe(401)
  })
})

describe('the clock', () => {
  it('runs the turn, then the reserve, then plays; three timeouts in a row give the seat up', async () => {
    const players = await rgs.deal('10.00')
    const moves = async () => (await players[0]?.table())?.moveNumber
    await rgs.pass(times.turnMs - 1_000)
    expect(await moves()).toBe(1)
    await rgs.pass(2_000)
    expect(await players[0]?.table()).toMatchObject({ isOnBank: true, moveNumber: 1 })
    await rgs.pass(times.bankMs + 1_000)
    expect(await moves()).toBe(2)
    const [first] = (await players[0]?.table())?.seats ?? []
    expect(first).toMatchObject({ bankMs: 0, missedMoves: 1 })
    // Both are away: their turns time out one after the other, until one of them has missed three.
    const isOver = async () => (await players[0]?.table())?.state === 'over'
    for (let count = 0; count < 12 && !(await isOver()); count += 1) {
      await rgs.pass(times.turnMs + times.bankMs)
    }
    const views = await Promise.all(players.map((one) => one.table()))
    expect(views.map(({ state }) => state)).toEqual(['over', 'over'])
    await settled(players)
    const paid = await Promise.all(players.map(async (one) => (await one.table()).payout))
    expect(paid.toSorted()).toEqual(['0.00', '19.00'])
    const { deals } = await proofOf(players[0] ?? (await rgs.open()), views[0]?.roundId ?? '')
    expect(deals[0]?.moves.every(({ byClock }) => byClock)).toBe(true)
    expect(deals[0]?.moves.at(-1)?.move).toEqual({ kind: 'give_up' })
  })

  it('set back one hour does not let a silent seat wait longer', async () => {
    const players = await rgs.deal('10.00')
    const [player] = players
    const moves = async () => (await player?.table())?.moveNumber
    const hourMs = 3_600_000
    // Either copy has just read the clock, as a loop in each does all the time.
    for (const { dependencies } of rgs.copies) dependencies.clock.now()
    await rgs.pass(-hourMs)
    // The monotonic clock runs one percent slower until the lead is gone.
    await rgs.pass((times.turnMs * 102) / 100)
    expect(await player?.table()).toMatchObject({ isOnBank: true, moveNumber: 1 })
    for (const { dependencies } of rgs.copies) dependencies.clock.now()
    await rgs.pass((times.bankMs * 102) / 100)
    expect(await moves()).toBe(2)
    await player?.leave()
    await settled(players)
    rgs.advance(hourMs)
    await rgs.restart()
  })

  it('a seat that moves in its reserve has used exactly that much of it', async () => {
    const players = await rgs.deal('10.00')
    await rgs.pass(times.turnMs + 100)
    rgs.advance(10_000)
    const views = await Promise.all(players.map((one) => one.table()))
    const at = views.findIndex((view) => playOf(view).legal.length > 0)
    await players[at]?.move({ kind: 'play', place: 0 })
    const seat = (await players[0]?.table())?.seats.find((one) => one.seat === views[at]?.mySeat)
    expect(seat?.missedMoves).toBe(0)
    expect(seat?.bankMs).toBeLessThanOrEqual(times.bankMs - 10_000)
    expect(seat?.bankMs).toBeGreaterThan(times.bankMs - 15_000)
    await players[0]?.leave()
    await settled(players)
  })

  it('a player who waits alone gets the whole entry back after the published time or on leaving', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await one.sit('20.00')
    expect(one.balanceMinor()).toBe(full - 200_000n)
    await rgs.pass(times.waitMs + 1_000)
    await settled([one])
    expect(await one.table()).toMatchObject({ state: 'over', returned: 'nobody_came' })
    await two.sit('20.00')
    await two.leave()
    await settled([two])
    expect(await two.table()).toMatchObject({ returned: 'left', payout: '20.00' })
    expect([one.balanceMinor(), two.balanceMinor()]).toEqual([full, full])
  })
})

describe('seeds', () => {
  it('a seat that brings no seed leaves with its entry, the other keeps waiting and plays another opponent', async () => {
    const [here, away, next] = [await rgs.open(), await rgs.open(), await rgs.open()]
    await here.sit('50.00')
    await away.sit('50.00')
    await here.commit()
    await rgs.pass(times.seedMs + 1_000)
    await settled([away])
    expect(away.balanceMinor()).toBe(full)
    expect(await away.table()).toMatchObject({ returned: 'no_seed', state: 'over' })
    expect(await here.table()).toMatchObject({ state: 'gathering', commitment: null })
    await next.sit('50.00')
    const { commitment } = await here.table()
    expect(commitment).not.toBeNull()
    for (const one of [here, next]) await one.commit()
    // Committed, but never revealed: the same.
    await here.show()
    await rgs.pass(times.seedMs + 1_000)
    await settled([next])
    expect(await next.table()).toMatchObject({ returned: 'no_seed' })
    await here.leave()
    await settled([here])
    expect(here.balanceMinor()).toBe(full)
  })

  it('are committed to before any is revealed, and match their commitments', async () => {
    const [one, two] = [await rgs.open(), await rgs.open()]
    await one.sit('5.00')
    await two.sit('5.00')
    const { commitment: houseCommitment } = await one.table()
    const seed = 'a1'.repeat(32)
    const early = await one.post('/seeds', { houseCommitment, seed })
    expect(early.value).toMatchObject({ errorCode: 'rgs.seed_not_due' })
    await one.commit()
    const again = await one.post('/commitments', { houseCommitment, commitment: 'b'.repeat(64) })
    expect(again.value).toMatchObject({ errorCode: 'rgs.seed_not_due' })
    const other = { houseCommitment: 'c'.repeat(64), commitment: 'b'.repeat(64) }
    expect((await two.post('/commitments', other)).value).toMatchObject({
      errorCode: 'rgs.seed_not_due',
    })
    const shown = (await one.table()).seats.find(({ commitment }) => commitment !== null)
    const copied = { houseCommitment, commitment: shown?.commitment }
    expect((await two.post('/commitments', copied)).value).toMatchObject({
      errorCode: 'rgs.client_seed_used',
    })
    await two.commit()
    const wrong = await one.post('/seeds', { houseCommitment, seed })
    expect(wrong.value).toMatchObject({ errorCode: 'rgs.seed_wrong' })
    await one.leave()
    await two.leave()
    await settled([one, two])
    expect([one.balanceMinor(), two.balanceMinor()]).toEqual([full, full])
  })
})

describe('entries', () => {
  it('a repeated id is the same seat; a second seat and a table not on offer are refused', async () => {
    const one = await rgs.open()
    const id = randomUUID()
    const sat = await Promise.all([1, 2, 3].map(() => one.sit('2.00', id)))
    expect(sat.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(one.balanceMinor()).toBe(full - 20_000n)
    expect((await one.sit('2.00')).value).toMatchObject({ errorCode: 'rgs.seat_taken' })
    expect((await one.sit('5.00', id)).value).toMatchObject({ errorCode: 'request.id_reused' })
    await one.leave()
    await settled([one])
    for (const entry of ['3.00', '0.00', '500.00']) {
      expect((await one.sit(entry)).value).toMatchObject({ errorCode: 'rgs.stake_not_offered' })
    }
    const poor = await rgs.open('1.00')
    expect((await poor.sit('2.00')).value).toMatchObject({
      errorCode: 'wallet.insufficient_balance',
    })
    expect(await poor.table()).toBeNull()
    const seats = await one.get<Value<typeof listCardSeats>>('/seats')
    expect(seats.value.seats).toMatchObject([{ roundId: id, state: 'returned', payout: '2.00' }])
  })

  it('an entry of unknown outcome is returned, and its seat is free again', async () => {
    const one = await rgs.open()
    rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : undefined)
    const lost = await one.sit('20.00')
    rgs.wallet.faultOf = () => undefined
    expect(lost.value).toMatchObject({ errorCode: 'rgs.round_cancelled' })
    await expect
      .poll(async () => {
        await rgs.pass(20_000)
        return one.balanceMinor()
      })
      .toBe(full)
    expect((await one.sit('20.00')).status).toBe(200)
    await one.leave()
    await settled([one])
  })

  it('a lost credit is repeated until the money arrives', async () => {
    const players = await rgs.deal('20.00')
    rgs.wallet.faultOf = (call) => (call === 'credit' || call === 'movements' ? 'lost' : undefined)
    await players[0]?.leave()
    await rgs.pass(1_000)
    rgs.wallet.faultOf = () => undefined
    await expect
      .poll(async () => {
        await rgs.pass(20_000)
        return Promise.all(players.map((one) => one.balanceMinor()))
      })
      .toEqual([full - 200_000n, full - 200_000n + 380_000n])
  })
})

it('the platform learns the result of every seat, and the books of all tables balance', async () => {
  expect(await rgs.differences()).toEqual([])
  const open = async () => {
    await rgs.pass(1_000_000)
    const { rows } = await rgs.pool.query(
      `select from cards.seat where state in ('asked', 'seated', 'paying', 'returning')`,
    )
    return rows.length
  }
  await expect.poll(open).toBe(0)
  const { rows } = await rgs.pool.query<{ entries: string; paid: string }>(
    `select sum(entry_minor)::text as entries, sum(payout_minor)::text as paid
     from cards.seat where state = 'paid'`,
  )
  const [{ entries = '0', paid = '0' } = {}] = rows
  const rakeMinor = await rgs.rakeMinor()
  expect(BigInt(entries)).toBe(BigInt(paid) + rakeMinor)
  expect(rakeMinor).toBeGreaterThan(0n)
  expect(rakeMinor % BigInt(rakeBp)).toBe(0n)
  const bets = [...rgs.books.bets.values()]
  expect(bets.length).toBeGreaterThan(10)
})
