import type { RoomEvent, RoomGame, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listRoomGames } from '../../common/repository/rooms.ts'
import type { RoomGameRow } from '../../../tables.ts'
import type { RoomDraw } from '../../common/service/draw.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'
import { shownGame, shownPast } from './show-room.ts'
import { betsShown, createWatchedBets, type WatchedBets } from './watch-bets.ts'

type Watched = { readonly game: RoomGameRow; readonly draw: RoomDraw; readonly bets: WatchedBets }

/** One process's view of a room; every process reads the database itself. */
export type RoomWatch = {
  /** Reads the changes. @returns the events for its viewers. */
  read(): Promise<RoomEvent[]>
  /** The state of the flight by the clock, without a read: take-off, ticks, end. */
  tick(): RoomEvent | undefined
  picture(): RoomPicture
}

// Enough for the roads of a table.
const pastShown = 100

/** The seats' decisions, and until when the next may decide; constant in a game without seats. */
const decidedOf = ({ moves, turn_ends_at: turnEndsAt, ends_at: endsAt }: RoomGameRow): string =>
  [moves.length, turnEndsAt?.getTime(), endsAt?.getTime()].join()

/** The key of events sent once: a new game, phase, outcome or decision is sent again. */
const turnOf = ({ game }: Watched, { phase, outcome }: RoomGame): string =>
  `${game.id}:${phase}:${outcome ? 'told' : ''}:${decidedOf(game)}`

/** The flight's multiplier by the clock; undefined for other games. */
const tickOf = ({ game, draw }: Watched, { phase }: RoomGame, now: Date): RoomEvent | undefined => {
  const { multiplierAt } = sharedGameOf(draw.title)
  if (phase !== 'flying' || !multiplierAt) return undefined
  const elapsedMs = now.getTime() - game.flies_at.getTime()
  return { kind: 'tick', elapsedMs, multiplier: multiplierAt(draw.title, elapsedMs) }
}

/** Watches the video of a room: its address, and the event when that changes. */
const watchVideo = ({ streams }: Pick<Dependencies, 'streams'>, gameCode: string) => {
  let stream: string | null = null
  return {
    read: async (): Promise<RoomEvent[]> => {
      const now = (await streams.find(gameCode))?.url ?? null
      if (now === stream) return []
      stream = now
      return [{ kind: 'stream', stream }]
    },
    picture: () => (stream === null ? {} : { stream }),
  }
}

/** When the clock alone causes a game to be sent again; at every check for one that moves continuously. */
const nextTurnMs = ({ game, draw }: Watched, nowMs: number): number => {
  if (sharedGameOf(draw.title).multiplierAt) return 0
  return [game.flies_at.getTime(), draw.endsAtMs].find((atMs) => atMs > nowMs) ?? Infinity
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'findDraw' | 'streams' | 'roomSets'>

/** Watches the games of a room: the newest, and the past ones. */
const watchGames = ({ database, findDraw, roomSets }: Needs, title: TitleData) => {
  let watched: Watched | undefined
  /** Newest first, including the watched one. */
  let past: readonly RoomGameRow[] = []
  const watchGame = async (game: RoomGameRow): Promise<void> => {
    const draw = await findDraw(title, game)
    const known = watched?.game.id === game.id ? watched.bets : undefined
    const bets = known ?? createWatchedBets(roomSets, game, draw.chain.chain_end)
    watched = { game, draw, bets }
  }
  return {
    watched: () => watched,
    past: () => past,
    read: async (): Promise<'same' | 'changed' | 'another'> => {
      const newest = await roomSets.findNewestGame(title.gameCode)
      if (!newest) return 'same'
      if (newest.id === watched?.game.id) {
        const isSame = newest.state === watched.game.state
        if (isSame && decidedOf(newest) === decidedOf(watched.game)) return 'same'
        past = [newest, ...past.filter(({ id }) => id < newest.id)]
        await watchGame(newest)
        return 'changed'
      }
      // Past ones are known; the end of the watched one may not be.
      const since = watched?.game.id ?? 0n
      const read = await listRoomGames(database.db, title.gameCode, pastShown + 1, since)
      const [game] = read
      if (!game) return 'same'
      past = [...read, ...past.filter(({ id }) => id < since)].slice(0, pastShown + 1)
      await watchGame(game)
      return 'another'
    },
  }
}

/** Watches the room of a title. */
export const createRoomWatch = (needs: Needs, title: TitleData): RoomWatch => {
  const { clock } = needs
  const stream = watchVideo(needs, title.gameCode)
  const games = watchGames(needs, title)
  let toldPhase = ''
  /** Before this instant the clock changes nothing. */
  let turnAtMs = 0

  const shownNow = (of: Watched, now: Date): RoomGame => {
    turnAtMs = nextTurnMs(of, now.getTime())
    return shownGame(of.game, of.draw, now)
  }

  const gameEvent = (of: Watched, game: RoomGame, now: Date): RoomEvent => {
    toldPhase = turnOf(of, game)
    return { kind: 'game', serverAt: now.toISOString(), game }
  }

  const readGame = async (): Promise<RoomEvent[]> => {
    const change = await games.read()
    const of = games.watched()
    if (change === 'same' || !of) return []
    // The next look sees the changes.
    turnAtMs = 0
    if (change === 'changed') return []
    const now = clock.now()
    return [gameEvent(of, shownNow(of, now), now)]
  }

  const readBets = async (): Promise<RoomEvent[]> => {
    const bets = games.watched()?.bets
    const changed = await bets?.read()
    if (!bets || !changed || changed.length === 0) return []
    return [{ kind: 'bets', bets: changed.slice(-betsShown), sums: bets.sums() }]
  }

  return {
    read: async () => [...(await readGame()), ...(await readBets()), ...(await stream.read())],
    tick: () => {
      const now = clock.now()
      const of = games.watched()
      if (!of || now.getTime() < turnAtMs) return undefined
      const shown = shownNow(of, now)
      return toldPhase === turnOf(of, shown) ? tickOf(of, shown, now) : gameEvent(of, shown, now)
    },
    picture: () => {
      const now = clock.now()
      const of = games.watched()
      return {
        serverAt: now.toISOString(),
        ...stream.picture(),
        game: of ? shownGame(of.game, of.draw, now) : null,
        bets: of?.bets.top() ?? [],
        past: shownPast(games.past()).slice(0, pastShown),
        ...(of?.bets.sums() ?? { betCount: 0, stakeTotal: formatMoney(0n) }),
      }
    },
  }
}
