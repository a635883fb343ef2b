import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getCardSeat } from '@trevo/contract/rgs/card-tables.ts'
import { holdemRules } from '@trevo/game-rules/holdem/table-rules.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { areCommitted } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openCardRgs, type CardPlayer } from '../../testing/open-card-rgs.ts'
import { allIn, callDown, foldAll, holdemIn, ownIn, playOut } from '../../testing/play-hands.ts'

const { gameCode, times, cash } = texasHoldem
const { pauseMs = 0, awayMs = 0 } = cash ?? {}
const full = parseMoney('100.00')

let seated: CardPlayer[] = []
const rgs = await openCardRgs(gameCode)
afterEach(async () => {
  for (const player of seated) await player.leave().catch(() => undefined)
  await endAll()
  seated = []
})
afterAll(() => rgs.close())

/** Lets everything end by its clock. */
const endAll = async () => {
  const open = async () => {
    await rgs.pass(times.waitMs)
    const { rows } = await rgs.pool.query(
      `select from cards.seat where state in ('asked', 'seated', 'paying', 'returning')`,
    )
    return rows.length
  }
  await expect.poll(open, { timeout: 20_000 }).toBe(0)
  expect(await rgs.differences()).toEqual([])
}

const sitDown = async (...amounts: readonly string[]): Promise<CardPlayer[]> => {
  const players = await Promise.all(amounts.map(() => rgs.open()))
  for (const [at, player] of players.entries()) {
    expect((await player.bring(amounts[at] ?? '', '20.00')).status).toBe(200)
  }
  seated.push(...players)
  return players
}

/** The clock begins the next deal, and its players bring their seeds. */
const dealTo = async (players: readonly CardPlayer[], afterMs = pauseMs): Promise<void> => {
  await rgs.pass(afterMs + 1_600)
  const views = await Promise.all(players.map((one) => one.table()))
  const dealt = players.filter((_, at) => views[at] && ownIn(views[at])?.place !== null)
  for (const one of dealt) expect((await one.commit()).status).toBe(200)
  for (const one of dealt) expect((await one.show()).status).toBe(200)
}

/** What the platform was told that entries buy. */
const seatsBought = () => [...rgs.books.bets.values()].map(({ seat }) => seat)

const stackOf = async (player: CardPlayer): Promise<string | undefined> =>
  ownIn(await player.table())?.stack

const paid = (player: CardPlayer) =>
  expect.poll(async () => (await player.table()).payout, { timeout: 5_000 })

describe('a cash table', () => {
  it('is played deal after deal with the remaining chips, and pays them when a seat leaves', async () => {
    const players = await sitDown('20.00', '8.00')
    const [one, two] = players
    if (!one || !two) throw new Error('two sit down')
    await dealTo(players, 0)
    expect(seatsBought()).toEqual(['cash', 'cash'])
    const first = await one.table()
    expect(first).toMatchObject({ state: 'playing', dealNumber: 1, prize: null })
    expect(first.seats.map(({ place }) => place).toSorted()).toEqual([0, 1])
    // The button posts the small blind and folds; the other takes it.
    await playOut(players, foldAll)
    expect(await one.table()).toMatchObject({ state: 'gathering' })
    const stacks = await Promise.all(players.map(stackOf))
    expect(stacks).toEqual(['19.90', '8.10'])
    // The result is shown for a while, then the button moves.
    await rgs.pass(1_000)
    expect((await one.table()).dealNumber).toBe(1)
    await dealTo(players)
    expect((await two.table()).dealNumber).toBe(2)
    expect(ownIn(await two.table())?.place).toBe(0)
    await playOut(players, callDown)
    const rake = await rgs.rakeMinor()
    const left = (await Promise.all(players.map(stackOf))).map((text) => parseMoney(text ?? '0'))
    expect(left.reduce((all, stack) => all + stack, rake)).toBe(parseMoney('28.00'))
    await two.leave()
    await paid(two).toBe(formatMoney(left[1] ?? 0n))
    await expect.poll(() => two.balanceMinor()).toBe(full - parseMoney('8.00') + (left[1] ?? 0n))
    // A lone player waits, and keeps the chips.
    expect(await one.table()).toMatchObject({ state: 'gathering' })
    expect(await stackOf(one)).toBe(formatMoney(left[0] ?? 0n))
  })

  it('pays a player who leaves during a deal when it ends, with the rest of the stack', async () => {
    const players = await sitDown('20.00', '20.00', '20.00')
    await dealTo(players, 0)
    const [, small] = players
    if (!small) throw new Error('three sit down')
    const { seats } = await small.table()
    const smallBlind = seats.find(({ place }) => place === 1)
    const leaver = await byName(players, smallBlind?.name)
    await leaver.leave()
    expect(ownIn(await leaver.table())).toMatchObject({ isLeaving: true })
    const others = players.filter((one) => one !== leaver)
    await playOut(others, callDown)
    await paid(leaver).toBe('19.90')
    expect(leaver.balanceMinor()).toBe(full - 1_000n)
    await dealTo(others)
    expect((await others[0]?.table())?.dealNumber).toBe(2)
  })

  it('a seat without chips leaves and may buy in again at the same table', async () => {
    const players = await sitDown('8.00', '20.00', '20.00')
    await dealTo(players, 0)
    const poor = players[0]
    if (!poor) throw new Error('three sit down')
    for (let deal = 0; deal < 40; deal += 1) {
      await playOut(players, allIn)
      const views = await Promise.all(players.map((one) => one.table()))
      const out = views.findIndex(({ state }) => state === 'over')
      if (out >= 0) {
        const loser = players[out]
        if (!loser) throw new Error('a player is out')
        await paid(loser).toBe('0.00')
        const { tableId } = await loser.table()
        expect((await loser.bring('8.00', '20.00')).status).toBe(200)
        expect((await loser.table()).tableId).toBe(tableId)
        return
      }
      await dealTo(players)
    }
    throw new Error('nobody lost everything')
  })

  it('a player who left with more chips than the new buy-in sits at another table', async () => {
    const players = await sitDown('20.00', '20.00')
    const [one] = players
    if (!one) throw new Error('two sit down')
    await dealTo(players, 0)
    await playOut(players, foldAll)
    const { tableId } = await one.table()
    await one.leave()
    await paid(one).not.toBeNull()
    await one.bring('8.00', '20.00')
    expect((await one.table()).tableId).not.toBe(tableId)
  })

  it('accepts a buy-in within its limits only, in whole centavos', async () => {
    const one = await rgs.open()
    for (const amount of ['7.99', '20.01', '8.0001', '0.00']) {
      expect((await one.bring(amount, '20.00')).value).toMatchObject({
        errorCode: 'rgs.stake_not_offered',
      })
    }
    expect((await one.bring('20.00', '21.00')).value).toMatchObject({
      errorCode: 'rgs.stake_not_offered',
    })
    const id = randomUUID()
    expect((await one.bring('8.00', '20.00', id)).status).toBe(200)
    expect((await one.bring('8.00', '20.00', id)).status).toBe(200)
    expect((await one.bring('8.00', '10.00', id)).value).toMatchObject({
      errorCode: 'request.id_reused',
    })
    expect(one.balanceMinor()).toBe(full - parseMoney('8.00'))
    seated.push(one)
  })
})

const byName = async (players: readonly CardPlayer[], name: string | undefined) => {
  for (const player of players) if (ownIn(await player.table())?.name === name) return player
  throw new Error(`no player is named ${name}`)
}

describe('a player who joins while others play', () => {
  it('watches, is dealt in with the next deal, and posts a big blind to it', async () => {
    const players = await sitDown('20.00', '20.00', '20.00')
    await dealTo(players, 0)
    const [late] = await sitDown('20.00')
    if (!late) throw new Error('one more comes')
    const view = await late.table()
    expect(view).toMatchObject({ state: 'playing' })
    expect(ownIn(view)?.place).toBeNull()
    expect(holdemIn(view).seats.every(({ cards }) => cards === null)).toBe(true)
    expect(
      (await late.post('/moves', { dealNumber: 1, number: 1, move: { kind: 'fold' } })).value,
    ).toMatchObject({ errorCode: 'rgs.action_not_legal' })
    await playOut(players, foldAll)
    await dealTo([...players, late])
    const next = await late.table()
    const place = ownIn(next)?.place ?? -1
    expect(holdemIn(next).seats).toHaveLength(4)
    // The button moved to the second seat: the late one is the big blind, or posts one.
    expect(holdemIn(next).seats[place]?.betMinor).toBe('2000')
  })

  it('leaves again without affecting the deal of the others', async () => {
    const players = await sitDown('20.00', '20.00')
    await dealTo(players, 0)
    const [late] = await sitDown('20.00')
    await late?.leave()
    if (late) await paid(late).toBe('20.00')
    expect(await players[0]?.table()).toMatchObject({ state: 'playing', dealNumber: 1 })
  })
})

describe('a player who is away', () => {
  it('checks if that is free, otherwise folds; then sits out, and leaves with the chips', async () => {
    const players = await sitDown('20.00', '20.00')
    await dealTo(players, 0)
    const views = await Promise.all(players.map((one) => one.table()))
    const at = views.findIndex((view) => ownIn(view)?.place === 0)
    const [away, here] = at === 0 ? players : players.toReversed()
    if (!away || !here) throw new Error('two sit down')
    await away.move({ kind: 'call' })
    await here.move({ kind: 'check' })
    await here.move({ kind: 'check' })
    // The flop: the turn's time, then the reserve, then a check.
    await rgs.pass(times.turnMs + 100)
    expect(await here.table()).toMatchObject({ isOnBank: true })
    await rgs.pass(times.bankMs + 100)
    expect(holdemIn(await here.table()).street).toBe(2)
    await here.move({ kind: 'raise', toMinor: '2000' })
    await rgs.pass(times.turnMs + 100)
    await rgs.pass(times.bankMs + 100)
    const after = await here.table()
    expect(after.state).toBe('gathering')
    expect(ownIn(await away.table())).toMatchObject({ isSittingOut: true, missedMoves: 2 })
    await rgs.pass(pauseMs + 2_000)
    expect((await here.table()).state).toBe('gathering')
    const stack = await stackOf(away)
    await rgs.pass(awayMs + 1_000)
    await paid(away).toBe(stack ?? '')
  })

  it('without a seed sits out, while the others are dealt in, and may come back', async () => {
    const players = await sitDown('20.00', '20.00', '20.00')
    const [one, two, away] = players
    if (!one || !two || !away) throw new Error('three sit down')
    await rgs.pass(1_600)
    await one.commit()
    await two.commit()
    await rgs.pass(times.seedMs + 1_000)
    expect(ownIn(await away.table())).toMatchObject({ isSittingOut: true, stack: '20.00' })
    await dealTo([one, two], 0)
    expect(await one.table()).toMatchObject({ state: 'playing', dealNumber: 2 })
    await away.sitOut(false)
    await playOut([one, two], foldAll)
    await dealTo(players)
    expect(ownIn(await away.table())).toMatchObject({ isSittingOut: false })
    expect(holdemIn(await away.table()).seats).toHaveLength(3)
  })

  it('announces it, and is not dealt in until it is back', async () => {
    const players = await sitDown('20.00', '20.00', '20.00')
    const [one, two, out] = players
    if (!one || !two || !out) throw new Error('three sit down')
    expect((await out.sitOut(true)).status).toBe(200)
    await dealTo(players, 0)
    expect(holdemIn(await one.table()).seats).toHaveLength(2)
    expect(ownIn(await out.table())).toMatchObject({ place: null, isSittingOut: true })
    const nobody = await rgs.open()
    expect((await nobody.sitOut(true)).value).toMatchObject({ errorCode: 'rgs.no_seat' })
  })
})

it('each deal is proven separately, offline, by those who played in it', async () => {
  const players = await sitDown('20.00', '20.00')
  for (const choose of [foldAll, callDown, allIn]) {
    await dealTo(players)
    await playOut(players, choose)
  }
  for (const player of players) {
    const { roundId } = await player.table()
    const { value } = await player.get<Value<typeof getCardSeat>>(`/seats/${roundId}`)
    expect(value.deals.map(({ number }) => number)).toEqual([3, 2, 1])
    for (const deal of value.deals) {
      expect(areCommitted(deal.seeds, deal.commitments)).toBe(true)
      const state = replayDeal(holdemRules, texasHoldem, {
        stacksMinor: deal.stacks.map(parseMoney),
        seeds: deal.seeds,
        terms: { entryMinor: parseMoney(deal.entry), posts: deal.posts },
        moves: deal.moves,
      })
      const result = holdemRules.resultOf(state)
      expect(result?.stacksMinor).toEqual(deal.result.stacks.map(parseMoney))
      expect(result?.rakeMinor).toBe(parseMoney(deal.result.rake))
    }
    const older = await player.get<Value<typeof getCardSeat>>(`/seats/${roundId}?before=2`)
    expect(older.value.deals.map(({ number }) => number)).toEqual([1])
  }
})

it('the lobby shows who waits alone and who plays', async () => {
  const [one] = await sitDown('20.00')
  const lobbyOf = async () => (await one?.get<{ lobby: object[] }>('/table'))?.value.lobby[0]
  expect(await lobbyOf()).toEqual({ entry: '20.00', sitAndGo: null, waiting: 1, playing: 0 })
  await sitDown('8.00')
  expect(await lobbyOf()).toEqual({ entry: '20.00', sitAndGo: null, waiting: 0, playing: 2 })
})
