import type { Value } from '@trevo/contract/endpoint.ts'
import type { listCardSeats } from '@trevo/contract/rgs/card-tables.ts'
import { standInSeed } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openCardRgs, type CardPlayer } from '../../testing/open-card-rgs.ts'
import { allIn, bringSeeds, foldAll, holdemIn, ownIn, playOut } from '../../testing/play-hands.ts'
import { redoHands } from '../../testing/redo-hands.ts'

const { gameCode, times, sitAndGos = [] } = texasHoldem
const { pauseMs = 0, awayMs = 0 } = sitAndGos[0] ?? {}
const full = parseMoney('100.00')
const entry = parseMoney('5.50')

const rgs = await openCardRgs(gameCode)
afterAll(() => rgs.close())

const two = <One>([one, other]: readonly One[]): readonly [One, One] => {
  if (one === undefined || other === undefined) throw new Error('two players are needed')
  return [one, other]
}

/** Players who have paid for a tournament, all its seats or fewer. */
const enter = async (code: string, count: number): Promise<CardPlayer[]> => {
  const players = await Promise.all(Array.from({ length: count }, () => rgs.open()))
  for (const one of players) expect((await one.enter(code, '5.50')).status).toBe(200)
  return players
}

/** A tournament whose first hand has been dealt. */
const start = async (code: string, count: number): Promise<CardPlayer[]> => {
  const players = await enter(code, count)
  await bringSeeds(players)
  return players
}

const nextHand = async (players: readonly CardPlayer[]): Promise<void> => {
  await rgs.pass(pauseMs + 100)
  await bringSeeds(players)
}

const isOver = async (players: readonly CardPlayer[]): Promise<boolean> =>
  (await Promise.all(players.map((one) => one.table()))).every(({ state }) => state === 'over')

/** Waits until every credit is booked. */
const settled = async (players: readonly CardPlayer[]): Promise<void> => {
  await expect
    .poll(async () => Promise.all(players.map(async (one) => (await one.table()).payout)))
    .not.toContain(null)
  expect(await rgs.differences()).toEqual([])
}

const gains = (players: readonly CardPlayer[]): bigint[] =>
  players.map((one) => one.balanceMinor() - full)

describe('a sit-and-go', () => {
  it('is played to its end through a restart, and pays its prize with one credit per seat', async () => {
    const rakeBefore = await rgs.rakeMinor()
    const players = await start('sng-3', 3)
    const [one] = two(players)
    expect(gains(players)).toEqual([-entry, -entry, -entry])
    expect([...rgs.books.bets.values()].at(-1)?.seat).toBe('tournament')
    expect(await one.table()).toMatchObject({
      state: 'playing',
      prize: null,
      sitAndGo: { hasStarted: true, hand: 1, buyIn: '5.00', prizes: ['15.00'] },
    })
    expect((await one.table()).seats.map(({ stack }) => stack)).toEqual(['15.00', '15.00', '15.00'])
    await playOut(players, foldAll)
    await nextHand(players)
    // Both processes end during a hand; others continue it.
    await playOut(players.slice(0, 1), allIn)
    const before = (await one.table()).moveNumber
    await rgs.restart()
    expect(await one.table()).toMatchObject({ state: 'playing', moveNumber: before })
    for (let hand = 2; hand < 80; hand += 1) {
      await playOut(players, allIn)
      if (await isOver(players)) break
      await nextHand(players)
    }
    await settled(players)
    const views = await Promise.all(players.map((player) => player.table()))
    const finishes = views.map((view) => ownIn(view)?.finish)
    const results = views[0]?.sitAndGo?.results ?? []
    expect(results.map(({ finish }) => finish)).toEqual(finishes.toSorted())
    expect(results.map(({ prize }) => prize)).toEqual(['15.00', '0.00', '0.00'])
    expect(gains(players).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([-entry, -entry, 95_000n])
    expect(gains(players)[finishes.indexOf(1)]).toBe(95_000n)
    expect((await rgs.rakeMinor()) - rakeBefore).toBe(15_000n)
    const winner = players[finishes.indexOf(1)] ?? one
    const deals = await redoHands(winner)
    const hands = deals.map(({ hand }) => hand)
    expect(hands.length).toBeGreaterThan(1)
    expect(hands).toEqual(hands.map((_, at) => hands.length - at))
    const { value } = await winner.get<Value<typeof listCardSeats>>('/seats')
    expect(value.seats).toMatchObject([
      { sitAndGo: 'sng-3', finish: 1, entry: '5.50', payout: '15.00', state: 'settled' },
    ])
    for (const { player } of players) {
      const rounds = [...rgs.books.bets.values()].filter((bet) => bet.player === player)
      expect(rounds).toMatchObject([{ stakeMinor: entry, state: 'settled' }])
      expect(rounds.flatMap(({ credits }) => credits)).toHaveLength(1)
    }
  })

  it('a player who leaves before the start is refunded in full, and the seat is free again', async () => {
    const [one, other] = two(await enter('sng-3', 2))
    const { tableId } = await one.table()
    expect(await one.table()).toMatchObject({ state: 'gathering', sitAndGo: { hasStarted: false } })
    expect((await one.leave()).status).toBe(200)
    await settled([one])
    expect(await one.table()).toMatchObject({ payout: '5.50', returned: 'left' })
    const [late, last] = two(await enter('sng-3', 2))
    expect((await late.table()).tableId).toBe(tableId)
    // All are seated, and one leaves while seeds are brought.
    expect((await last.table()).state).toBe('committing')
    await other.leave()
    expect(await last.table()).toMatchObject({
      state: 'gathering',
      sitAndGo: { hasStarted: false },
    })
    // One brings no seed to the first hand.
    const [fourth] = await enter('sng-3', 1)
    await late.commit()
    await last.commit()
    await rgs.pass(times.seedMs + 100)
    await settled([other, ...(fourth ? [fourth] : [])])
    expect(await fourth?.table()).toMatchObject({ returned: 'no_seed' })
    await rgs.pass(times.waitMs + 1_000)
    await settled([late, last])
    expect(await late.table()).toMatchObject({ returned: 'nobody_came' })
    expect(gains([one, other, late, last])).toEqual([0n, 0n, 0n, 0n])
  })

  it('players can neither leave nor join once it has started', async () => {
    const [one, other] = two(await start('sng-2', 2))
    expect((await one.leave()).value).toMatchObject({ errorCode: 'rgs.action_not_legal' })
    const late = await rgs.open()
    await late.enter('sng-2', '5.50')
    expect((await late.table()).tableId).not.toBe((await one.table()).tableId)
    await late.leave()
    await playOut([one, other], allIn)
    await endAll([one, other])
  })

  it('is reported to the platform with the waiting and playing players of its room', async () => {
    const told = async (roomId: string) => {
      const rooms = await rgs.ask.tableRooms()
      const room = rooms?.find((one) => one.gameCode === 'texas-holdem' && one.roomId === roomId)
      return [room?.waiting, room?.playing]
    }
    expect(await told('sng-6-r5')).toEqual([0, 0])
    const waiting = await enter('sng-6', 2)
    expect(await told('sng-6-r5')).toEqual([2, 0])
    const [, before = 0] = await told('sng-3-r5')
    await start('sng-3', 3)
    expect(await told('sng-3-r5')).toEqual([0, before + 3])
    for (const one of waiting) await one.leave()
    expect(await told('sng-6-r5')).toEqual([0, 0])
    // Other entries and games are reported too.
    expect(await told('r20')).toEqual([0, 0])
  })

  it('has the published prices, and no other tournament is on offer', async () => {
    const one = await rgs.open()
    for (const [code, amount] of [
      ['sng-2', '5.00'],
      ['sng-2', '20.00'],
      ['sng-4', '5.50'],
    ] as const) {
      expect((await one.enter(code, amount)).value).toMatchObject({
        errorCode: 'rgs.stake_not_offered',
      })
    }
    expect(one.session.sitAndGos).toContainEqual({ code: 'sng-6', entry: '22.00' })
    const [waiting] = await enter('sng-6', 1)
    const { lobby } = (await one.get<{ lobby: object[] }>('/table')).value
    expect(lobby).toContainEqual({ entry: '5.50', sitAndGo: 'sng-6', waiting: 1, playing: 0 })
    await waiting?.leave()
  })
})

/** All chips go in until one player has them all. */
const endAll = async (players: readonly CardPlayer[]): Promise<void> => {
  for (let hand = 0; hand < 80; hand += 1) {
    if (await isOver(players)) return settled(players)
    await nextHand(players)
    await playOut(players, allIn)
  }
  throw new Error('the tournament has no end')
}

describe('a seat that is away', () => {
  it('is dealt in with the public seed and folded by the clock, to its place', async () => {
    const [here, away] = two(await start('sng-2', 2))
    await playOut([here, away], foldAll)
    // Twice it brings no seed: the hand restarts, then the public seed is used.
    for (let miss = 0; miss < 2; miss += 1) {
      await rgs.pass(pauseMs + 100)
      await here.commit()
      await rgs.pass(times.seedMs + 100)
    }
    expect(ownIn(await away.table())).toMatchObject({ isSittingOut: true })
    expect((await here.table()).sitAndGo?.hand).toBe(2)
    for (let hand = 2; hand < 200 && !(await isOver([here, away])); hand += 1) {
      await nextHand([here])
      for (let turn = 0; turn < 4 && (await here.table()).state === 'playing'; turn += 1) {
        await playOut([here], allIn)
        await rgs.pass(2_100)
      }
    }
    await settled([here, away])
    const own = ownIn(await away.table())
    expect(own).toMatchObject({ isSittingOut: true })
    // Forced all in by the blinds it may win; the others' money is the prize either way.
    const won = [parseMoney('4.50'), -entry]
    expect(gains([away, here])).toEqual(own?.finish === 1 ? won : won.toReversed())
    const deals = await redoHands(away)
    const { commitments, seeds, place, standIns } = deals[0] ?? {}
    expect(standIns?.[place ?? -1]).toBe(true)
    expect(seeds?.seats[place ?? -1]).toBe(standInSeed(commitments?.server ?? '', place ?? -1))
  }, 60_000)

  it('is back when it moves or announces it, and brings its seed again', async () => {
    const players = await start('sng-3', 3)
    const [one] = two(players)
    await one.sitOut(true)
    expect(ownIn(await one.table())).toMatchObject({ isSittingOut: true })
    await one.sitOut(false)
    expect(ownIn(await one.table())).toMatchObject({ isSittingOut: false })
    for (const player of players) await player.sitOut(true)
    const views = await Promise.all(players.map((player) => player.table()))
    const onTurn = players[views.findIndex((view) => holdemIn(view).legal)]
    await onTurn?.move({ kind: 'fold' })
    expect(onTurn && ownIn(await onTurn.table())).toMatchObject({ isSittingOut: false })
    await endAway(players)
    await nextHand(players)
    const { seats } = await one.table()
    expect(seats.filter(({ isSittingOut }) => isSittingOut)).toHaveLength(2)
    expect(await one.table()).toMatchObject({ state: 'playing', sitAndGo: { hand: 2 } })
    for (const player of players) await player.sitOut(false)
    await playOut(players, allIn)
    await endAll(players)
  })

  it('if all are away no card decides: chips do, and equal chips share', async () => {
    const players = await start('sng-2', 2)
    await playOut(players, foldAll)
    await nextHand(players)
    await playOut(players, foldAll)
    for (const player of players) {
      expect(ownIn(await player.table())).toMatchObject({ stack: '15.00' })
      await player.sitOut(true)
    }
    await rgs.pass(awayMs - 5_000)
    expect(await players[0]?.table()).toMatchObject({ state: 'gathering', sitAndGo: { hand: 3 } })
    await rgs.pass(6_000)
    await settled(players)
    for (const player of players) expect(ownIn(await player.table())).toMatchObject({ finish: 1 })
    expect(gains(players)).toEqual([-5_000n, -5_000n])
  })
})

/** The clock moves for the seats that are away, until the hand has ended. */
const endAway = async ([one]: readonly CardPlayer[]): Promise<void> => {
  for (let turn = 0; turn < 40 && (await one?.table())?.state === 'playing'; turn += 1) {
    await rgs.pass(2_100)
  }
}

it('under other rules it is cancelled: the fee is refunded, and prizes are shared by chips', async () => {
  const rakeBefore = await rgs.rakeMinor()
  const players = await start('sng-2', 2)
  await playOut(players, foldAll)
  const [one] = two(players)
  const { tableId } = await one.table()
  const old = texasHoldem.version - 1
  await rgs.pool.query('update cards.card_table set rules_version = $2 where id = $1', [
    tableId,
    old,
  ])
  const stacks = await Promise.all(
    players.map(async (player) => parseMoney(ownIn(await player.table())?.stack ?? '0.00')),
  )
  await rgs.pass(pauseMs + 100)
  await settled(players)
  expect(await one.table()).toMatchObject({ returned: 'cancelled' })
  // 1,490 and 1,510 chips of 3,000: 4.97 and 5.03 of the 10.00, odd centavos from the left.
  const shares = gains(players).map((gain) => gain + entry - 5_000n)
  expect(shares.reduce((all, share) => all + share, 0n)).toBe(100_000n)
  for (const [at, share] of shares.entries()) {
    const exact = (100_000n * (stacks[at] ?? 0n)) / 300_000n
    expect(share - exact).toBeLessThanOrEqual(100n)
    expect(exact - share).toBeLessThanOrEqual(100n)
  }
  expect(await rgs.rakeMinor()).toBe(rakeBefore)
})
