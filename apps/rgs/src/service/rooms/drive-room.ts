import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  findCurrentGame,
  insertRoomGame,
  listRoomGames,
  listUnsettledGames,
  moveRoomGame,
  takeRoom,
} from '../../repository/rooms.ts'
import type { RoomGameRow } from '../../repository/tables.ts'
import { chainForNext } from './find-draw.ts'
import { settleGame } from './settle-game.ts'
import { sharedGameOf } from './shared-games.ts'

/** A process that says nothing for so long has lost its room. */
export const roomLeaseMs = 1_200
/** Without anybody driving it for longer than this a game counts as interrupted. */
const interruptedAfterMs = 2_000
type Driven = { readonly title: TitleData; readonly now: Date }

const openNext = async (dependencies: Dependencies, { title, now }: Driven): Promise<void> => {
  const { database } = dependencies
  const { bettingMs, pauseMs } = sharedGameOf(title).times(title)
  const [last] = await listRoomGames(database.db, title.gameCode, 1)
  if (last?.ended_at && now.getTime() < last.ended_at.getTime() + pauseMs) return
  await database.inTx(async (tx) => {
    const { chain, number } = await chainForNext(dependencies, tx, title.gameCode, last)
    return insertRoomGame(tx, {
      game_code: title.gameCode,
      chain_id: chain.id,
      number,
      maths_version: title.version,
      state: 'open',
      opened_at: now,
      flies_at: new Date(now.getTime() + bettingMs),
    })
  })
}

/** Takes a game where the clock says it is: past its close, through what moves in it, to its end. */
const moveCurrent = async (
  dependencies: Dependencies,
  { title, now }: Driven,
  game: RoomGameRow,
): Promise<void> => {
  const { database, findDraw } = dependencies
  const nowMs = now.getTime()
  if (nowMs < game.flies_at.getTime()) return
  if (game.state === 'open') {
    await moveRoomGame(database.db, game, { state: 'flying' })
    return
  }
  const draw = await findDraw(title, game)
  const shared = sharedGameOf(draw.title)
  const { drawn, seed, endsAtMs } = draw
  if (nowMs >= endsAtMs) {
    const ended = { ...shared.record(drawn), seed, ended_at: new Date(endsAtMs) }
    await moveRoomGame(database.db, game, { state: 'over', ...ended })
    return
  }
  await shared.decideOnTheWay?.(dependencies, draw, game, now)
}

/** Nobody drove the room for a while: marks the game that was under way meanwhile. */
const markInterrupted = async (
  dependencies: Dependencies,
  { title, now }: Driven,
  drivenAt: Date,
): Promise<void> => {
  if (now.getTime() - drivenAt.getTime() <= interruptedAfterMs) return
  const { database, findDraw, log } = dependencies
  const game = await findCurrentGame(database.db, title.gameCode)
  if (!game || game.flies_at > now) return
  const { endsAtMs } = await findDraw(title, game)
  if (endsAtMs <= drivenAt.getTime()) return
  log.warn({ game: title.gameCode, number: game.number }, 'game was interrupted')
  await moveRoomGame(database.db, game, { is_interrupted: true })
}

/** Keeps the lease while half of it is left, and takes that of a silent process. */
const holdRoom = (dependencies: Dependencies, driver: string) => {
  const heldSince = new Map<string, number>()
  return async (driven: Driven): Promise<boolean> => {
    const { title, now } = driven
    const nowMs = now.getTime()
    const since = heldSince.get(title.gameCode) ?? -Infinity
    if (nowMs >= since && nowMs < since + roomLeaseMs / 3) return true
    const until = new Date(nowMs + roomLeaseMs)
    const lease = { driver, now, until }
    const drivenAt = await takeRoom(dependencies.database.db, title.gameCode, lease)
    if (drivenAt === undefined) {
      heldSince.delete(title.gameCode)
      return false
    }
    heldSince.set(title.gameCode, nowMs)
    if (drivenAt) await markInterrupted(dependencies, driven, drivenAt)
    return true
  }
}

/**
 * Looks at a room. Only the process that holds its lease moves it; each move is one statement that a
 * repetition does not change, so whoever takes over goes on where the last one stopped. Answers
 * whether this process drives the room.
 */
export const driveRoom = (
  dependencies: Dependencies,
  driver: string,
): ((title: TitleData) => Promise<boolean>) => {
  const { database, clock } = dependencies
  const hold = holdRoom(dependencies, driver)
  return async (title) => {
    const driven = { title, now: clock.now() }
    if (!(await hold(driven))) return false
    const game = await findCurrentGame(database.db, title.gameCode)
    await (game ? moveCurrent(dependencies, driven, game) : openNext(dependencies, driven))
    return true
  }
}

/** Settles games that are over; beside the clock, which it must not hold up. */
export const settleRoom =
  (dependencies: Dependencies) =>
  async (current: TitleData): Promise<void> => {
    const { database, clock, findDraw } = dependencies
    for (const game of await listUnsettledGames(database.db, current.gameCode)) {
      const draw = await findDraw(current, game)
      const before = clock.now().getTime() - sharedGameOf(draw.title).settleAfterMs
      if (game.ended_at && game.ended_at.getTime() <= before) {
        await settleGame(dependencies, draw, game)
      }
    }
  }
