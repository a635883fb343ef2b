import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { actInRound } from '@trevo/contract/rgs/play.ts'
import type { getRoom } from '@trevo/contract/rgs/rooms.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { elapsedAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { maths as foguete } from '@trevo/titles/foguete-maluco/maths.ts'
import type { Dependencies } from '../dependencies.ts'
import { findCurrentGame, listRoomGames } from '../rooms/common/repository/rooms.ts'
import { driveRoom, settleRoom } from '../rooms/games/service/drive-room.ts'
import { gameCode, openTestRgs } from './open-test-rgs.ts'

const firstTitle: CrashTitle = { ...foguete, gameCode }
export const betStake = '10.00'

/** Where a flight is to end, in hundredths. */
export type Wanted = { readonly least?: number; readonly most?: number }

/** The game server of `openTestRgs` with a room, whose clock the test moves. */
export const openRoomRgs = async () => {
  const rgs = await openTestRgs()
  let title = firstTitle
  const earlier = new Map([[title.version, title]])
  const inRoom: Partial<Dependencies> = {
    findTitle: (_, version = title.version) => {
      const found = earlier.get(version)
      return found && { title: found, engine: engineOf(found) }
    },
    roomChainLength: 200,
  }
  // Time is stopped unless a test moves it, so that a flight's values are exact.
  // No day begins while a test plays.
  const startMs = Date.UTC(2030, 4, 14, 15)
  let nowMs = startMs
  const clock = { now: () => new Date(nowMs) }
  const start = () => rgs.crash({ ...inRoom, clock }, [title])
  await start()

  const db = () => rgs.dependencies().database.db
  const drive = (driver = '00000000-0000-4000-8000-000000000001') =>
    driveRoom(rgs.dependencies(), driver)(title)
  const current = async () => {
    const game = await findCurrentGame(db(), gameCode)
    if (!game) throw new Error('no flight')
    const draw = await rgs.dependencies().findDraw(title, game)
    return { ...draw, game, title: draw.title as CrashTitle, crashAt: Number(draw.drawn) }
  }
  const settle = async () => {
    nowMs += 2_000
    await settleRoom(rgs.dependencies())(title)
  }
  /** Lets time pass while the room is driven. */
  const driveTo = async (ms: number) => {
    while (nowMs < ms) {
      nowMs = Math.min(ms, nowMs + 1_000)
      await drive()
    }
  }
  /** Ends the current flight. */
  const end = async () => {
    const { game, endsAtMs } = await current()
    await driveTo(game.flies_at.getTime())
    await drive()
    await driveTo(endsAtMs)
    await drive()
  }

  return {
    ...rgs,
    title,
    clock,
    start,
    /** The server restarts with a later version of its title. */
    release: async (change: Partial<CrashTitle>) => {
      title = { ...title, ...change, version: title.version + 1 }
      earlier.set(title.version, title)
      await start()
      return title
    },
    drive,
    end,
    driveTo,
    settle,
    current,
    nowMs: () => nowMs,
    moveTo: (ms: number) => {
      nowMs = ms
    },
    wait: (ms: number) => {
      nowMs += ms
    },
    /** Opens flights until one ends at the wanted multiplier; it is open for bets now. */
    openFlight: async ({ least = 0, most = Infinity }: Wanted = {}) => {
      for (;;) {
        await drive()
        const found = await current()
        if (found.crashAt >= least && found.crashAt <= most) return found
        await end()
        nowMs += title.pauseMs
      }
    },
    takeOff: async () => {
      await driveTo((await current()).game.flies_at.getTime())
      await drive()
    },
    /** Advances to the instant at which the flight reaches a multiplier. */
    flyTo: async (multiplier: number) => {
      const { game, title: flown } = await current()
      await driveTo(game.flies_at.getTime() + elapsedAt(flown, multiplier) - 1)
      nowMs += 1
    },
    bet: (token: string, autoCashOut: number | null = null, more: object = {}) => {
      const order = { stake: betStake, choice: { seat: 1, autoCashOut }, seed: undefined }
      return rgs.play(token, { ...order, ...more })
    },
    cashOut: (token: string, roundId: string) =>
      rgs.call<Value<typeof actInRound>>('POST', `/rgs/v1/rounds/${roundId}/actions`, {
        token,
        body: { number: 1, action: 'cash_out' },
      }),
    room: (token: string) => rgs.call<Value<typeof getRoom>>('GET', '/rgs/v1/room', { token }),
    games: () => listRoomGames(db(), gameCode, 50),
    id: () => randomUUID(),
  }
}

export type RoomRgs = Awaited<ReturnType<typeof openRoomRgs>>
