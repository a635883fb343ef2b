import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import {
  findCurrentGame,
  insertRoomGame,
  listRoomGames,
  listUnsettledGames,
  moveRoomGame,
} from '../../common/repository/rooms.ts'
import type { RoomGameRow } from '../../../tables.ts'
import { chainForNext } from './find-draw.ts'
import { settleGame } from './settle-game.ts'
import { sharedGameOf } from './shared-games.ts'

/** A process that is silent for this long has lost its room. */
export const roomLeaseMs = 1_200
/** A game that no process drives for longer than this counts as interrupted. */
const interruptedAfterMs = 2_000
type Driven = {
  readonly title: TitleData
  readonly now: Date
  /** Before this instant a room that no process drove for a while begins no game. */
  readonly beginsAtMs: number
}

/** Opens the next game once the pause is over. @returns until when there is nothing to do. */
const openNext = async (
  dependencies: Dependencies,
  { title, now, beginsAtMs }: Driven,
): Promise<number> => {
  const { database } = dependencies
  const { bettingMs, pauseMs } = sharedGameOf(title).times(title)
  const [last] = await listRoomGames(database.db, title.gameCode, 1)
  const dueAtMs = last?.ended_at ? last.ended_at.getTime() + pauseMs : 0
  const isBehind = now.getTime() - dueAtMs > interruptedAfterMs
  const opensAtMs = isBehind ? beginsAtMs : dueAtMs
  if (now.getTime() < opensAtMs) return opensAtMs
  const closesAt = new Date(now.getTime() + bettingMs)
  await database.inTx(async (tx) => {
    const { chain, number } = await chainForNext(dependencies, tx, title.gameCode, last)
    return insertRoomGame(tx, {
      game_code: title.gameCode,
      chain_id: chain.id,
      number,
      maths_version: title.version,
      // The seat is kept for its player.
      seats: JSON.stringify(last?.seats ?? []),
      state: 'open',
      opened_at: now,
      flies_at: closesAt,
    })
  })
  return closesAt.getTime()
}

/**
 * Advances a game to the current time: past its close, through its phases, to its end. @returns until when there
 * is nothing to do; 0: look again at once.
 */
const moveCurrent = async (
  dependencies: Dependencies,
  { title, now }: Driven,
  game: RoomGameRow,
): Promise<number> => {
  const { database, findDraw } = dependencies
  const nowMs = now.getTime()
  if (nowMs < game.flies_at.getTime()) return game.flies_at.getTime()
  const { decisions } = sharedGameOf(title)
  if (game.state === 'open') {
    if (decisions) await decisions.close(dependencies, await findDraw(title, game), game, now)
    else await moveRoomGame(database.db, game, { state: 'flying' })
    return 0
  }
  const draw = await findDraw(title, game)
  const shared = sharedGameOf(draw.title)
  const { seed, endsAtMs } = draw
  if (nowMs >= endsAtMs) {
    const ended = { ...shared.record(draw, game), seed, ended_at: new Date(endsAtMs) }
    await moveRoomGame(database.db, game, { state: 'over', ...ended })
    return 0
  }
  if (!shared.decideOnTheWay) return endsAtMs
  await shared.decideOnTheWay(dependencies, draw, game, now)
  return 0
}

/** No process drove the room for a while: marks the game that was under way. */
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
  await sharedGameOf(title).decisions?.afterSilence(dependencies, title, game, now)
}

/** Renews the lease once half of it has passed, and takes over that of a silent process. */
const holdRoom = (dependencies: Dependencies, driver: string) => {
  const heldSince = new Map<string, number>()
  return async (driven: Driven): Promise<boolean> => {
    const { title, now } = driven
    const nowMs = now.getTime()
    const since = heldSince.get(title.gameCode) ?? -Infinity
    if (nowMs >= since && nowMs < since + roomLeaseMs / 3) return true
    const until = new Date(nowMs + roomLeaseMs)
    const lease = { gameCode: title.gameCode, driver, now, until }
    const { isHeld, before } = await dependencies.roomSets.takeRoom(lease)
    if (!isHeld) {
      heldSince.delete(title.gameCode)
      return false
    }
    heldSince.set(title.gameCode, nowMs)
    if (before) await markInterrupted(dependencies, driven, before)
    return true
  }
}

/**
 * Advances a room. Only the process that holds its lease moves it; each move is one idempotent statement, so a
 * process that takes over continues where the last one stopped.
 * `delaysMs` is how long after the start each room begins (`room-start-delays.ts`). Returns whether
 * this process drives the room.
 */
export const driveRoom = (
  dependencies: Dependencies,
  driver: string,
  delaysMs: ReadonlyMap<string, number> = new Map(),
): ((title: TitleData) => Promise<boolean>) => {
  const { database, clock } = dependencies
  const startedMs = clock.now().getTime()
  const hold = holdRoom(dependencies, driver)
  // Only the lease holder moves a room: while the lease is held, nothing has to be read between moves.
  const idle = new Map<string, { readonly seenMs: number; readonly untilMs: number }>()
  return async (title) => {
    const { gameCode } = title
    const beginsAtMs = startedMs + (delaysMs.get(gameCode) ?? 0)
    const driven = { title, now: clock.now(), beginsAtMs }
    if (!(await hold(driven))) {
      idle.delete(gameCode)
      return false
    }
    const nowMs = driven.now.getTime()
    const known = idle.get(gameCode)
    const isKept = known && nowMs >= known.seenMs && nowMs < known.seenMs + roomLeaseMs
    if (isKept && nowMs < known.untilMs) {
      idle.set(gameCode, { ...known, seenMs: nowMs })
      return true
    }
    const game = await findCurrentGame(database.db, gameCode)
    const move = game ? moveCurrent(dependencies, driven, game) : openNext(dependencies, driven)
    idle.set(gameCode, { seenMs: nowMs, untilMs: await move })
    return true
  }
}

/** Settles ended games, in parallel with the clock, which it must not hold up. */
export const settleRoom =
  (dependencies: Dependencies) =>
  async (current: TitleData): Promise<void> => {
    const { database, clock, findDraw, log } = dependencies
    const settle = async (game: RoomGameRow): Promise<void> => {
      const draw = await findDraw(current, game)
      const before = clock.now().getTime() - sharedGameOf(draw.title).settleAfterMs
      if (game.ended_at && game.ended_at.getTime() <= before) {
        await settleGame(dependencies, draw, game)
      }
    }
    for (const game of await listUnsettledGames(database.db, current.gameCode)) {
      await settle(game).catch((error: unknown) =>
        // A game that cannot be settled does not block later payouts.
        log.error({ err: error, game: game.game_code, number: game.number }, 'game not settled'),
      )
    }
  }
