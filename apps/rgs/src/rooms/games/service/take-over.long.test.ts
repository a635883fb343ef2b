import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { RgsProcess } from '../../../testing/start-rgs-process.ts'
import { openRoomProcesses, type RoomProcesses } from '../../../testing/open-room-processes.ts'

let survivor: RgsProcess
type Player = Awaited<ReturnType<RoomProcesses['open']>>
const players: Player[] = []
const later: Player[] = []
// The first flight leaves time for a kill and what follows it; the second is over meanwhile.
const room = await openRoomProcesses([
  { least: 200, most: 260 },
  { least: 130, most: 160 },
])
for (let number = 0; number < 24; number += 1) players.push(await room.open())
for (let number = 0; number < 9; number += 1) later.push(await room.open())
afterAll(() => room.close())

/** Repeated like a client that got no answer. */
const insist = async <Told>(ask: () => Promise<Told>): Promise<Told> => {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const code = error instanceof Error ? error.message : ''
      if (code !== 'rgs.round_pending' && code !== 'fetch failed') throw error
      await pause(100)
    }
  }
}

const settled = async (number: number) => {
  while (!(await room.flights()).some((flight) => flight.number === number)) await pause(100)
}

test(
  'the process that holds the room is killed in flight: another continues, no money is lost',
  {
    timeout: 120_000,
  },
  async () => {
    // Alone it holds the lease; the other one waits for it to fall silent.
    const holder = await room.startOne()
    await room.untilOpen(1)
    const bets = await Promise.all(
      players.map(async ({ player, token }, index) => {
        const kind = index % 3
        // A third cashes out automatically after the kill, a third stays to the end, the rest cashes out.
        const round = await room.bet(holder, token, kind === 0 ? 150 : null)
        return { player, token, round, kind }
      }),
    )
    expect(bets.map(({ round }) => round.state)).toEqual(bets.map(() => 'in_steps'))
    const other = await room.startOne()
    survivor = other
    await room.untilFlown(1, 2_000)
    const out = bets.filter(({ kind }) => kind === 1)
    const asked = out.map(({ token, round }) =>
      room.cashOut(holder, token, round.id).catch(() => undefined),
    )
    await pause(3)
    await holder.kill()
    await Promise.all(asked)
    // A client without an answer retries, and finds the cash-out or makes it now.
    const cashed = await Promise.all(
      out.map(({ token, round }) => insist(() => room.cashOut(other, token, round.id))),
    )
    for (const { round } of cashed) {
      expect(round.outcome).toMatchObject({ cashedOutAt: expect.any(Number) })
    }
    await settled(1)
    expect(await room.flights()).toMatchObject([{ number: 1, is_interrupted: false }])
    for (const { player, token, round, kind } of bets) {
      const end = await insist(() => room.round(other, token, round.id))
      expect(end.state).toBe('closed')
      expect(room.isBooked(player.balanceMinor, end)).toBe(true)
      if (kind === 0) expect(end.payout).toBe('1.50')
      if (kind === 2) expect(end.payout).toBe('0.00')
    }
    const credits = room.wallet.seen.filter(({ call }) => call === 'credit')
    const amounts = Map.groupBy(credits, ({ message }) => message['roundId'])
    for (const sameRound of amounts.values()) {
      expect(new Set(sameRound.map(({ message }) => message['amount'])).size).toBe(1)
    }
  },
)

test(
  'all of its processes are killed for the rest of a flight: automatic cash-outs are paid, other stakes are returned',
  {
    timeout: 120_000,
  },
  async () => {
    await room.untilOpen(2)
    const bets = await Promise.all(
      later.map(async ({ player, token }, index) => {
        const kind = index % 3
        const auto = [120, 500, null][kind] ?? null
        return { player, token, kind, round: await room.bet(survivor, token, auto) }
      }),
    )
    await room.untilFlown(2, 400)
    await room.killAll()
    // Longer past its end than a silence that is tolerated.
    await pause(11_000)
    const restarted = await room.startOne()
    await settled(2)
    expect((await room.flights()).at(-1)).toMatchObject({ number: 2, is_interrupted: true })
    for (const { player, token, kind, round } of bets) {
      const end = await insist(() => room.round(restarted, token, round.id))
      expect(room.isBooked(player.balanceMinor, end)).toBe(true)
      expect([end.state, end.payout]).toEqual(
        [
          ['closed', '1.20'],
          ['closed', '0.00'],
          ['cancelled', '0.00'],
        ][kind],
      )
    }
    // And the room continues.
    await room.untilOpen(3)
  },
)
