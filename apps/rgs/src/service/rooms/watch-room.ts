import type { RoomBet, RoomEvent, RoomGame, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listRoomGames } from '../../repository/rooms.ts'
import type { RoomGameRow } from '../../repository/tables.ts'
import type { RoomDraw } from './draw.ts'
import { sharedGameOf } from './shared-games.ts'
import { shownBet, shownGame, shownPast } from './show-room.ts'

type Watched = { readonly game: RoomGameRow; readonly draw: RoomDraw }

/** What one process knows of a room; every process reads it from the database for itself. */
export type RoomWatch = {
  /** Reads what changed. @returns what its viewers are to be told. */
  read(): Promise<RoomEvent[]>
  /** Where the flight stands by the clock, without reading: takes off, ticks, ends. */
  tick(): RoomEvent | undefined
  picture(): RoomPicture
}

const betsShown = 100
// Enough for the roads of a table.
const pastShown = 100
// A commit may become visible after a later one: so far back is read again.
const overlapMs = 2_000

const byStake = (one: RoomBet, other: RoomBet): number =>
  Number(parseMoney(other.stake) - parseMoney(one.stake))

/** What seats have decided, and until when the next may; the same in a game without seats. */
const decidedOf = ({ moves, turn_ends_at: turnEndsAt, ends_at: endsAt }: RoomGameRow): string =>
  [moves.length, turnEndsAt?.getTime(), endsAt?.getTime()].join()

const emptyBets = () => ({
  byKey: new Map<string, RoomBet>(),
  stakeMinor: 0n,
  readTo: new Date(0),
})
type Bets = ReturnType<typeof emptyBets>

const sumsOf = ({ byKey, stakeMinor }: Bets) => ({
  betCount: byKey.size,
  stakeTotal: formatMoney(stakeMinor),
})

/** Reads what changed since into `bets`. @returns the bets that look different now. */
const readChanged = async (
  { listChangedBets }: Dependencies['roomSets'],
  { game, draw }: Watched,
  bets: Bets,
): Promise<readonly RoomBet[]> => {
  const rows = await listChangedBets({ gameId: game.id, since: bets.readTo })
  const changed: RoomBet[] = []
  for (const row of rows) {
    const bet = shownBet(row, draw.chain.chain_end)
    const known = bets.byKey.get(bet.key)
    if (row.state === 'cancelling' || row.state === 'cancelled') {
      const gone = bets.byKey.get(bet.key)
      if (!gone) continue
      bets.byKey.delete(bet.key)
      bets.stakeMinor -= parseMoney(gone.stake)
      changed.push({ ...bet, isGone: true })
      continue
    }
    bets.stakeMinor += row.stake_minor - (known ? parseMoney(known.stake) : 0n)
    const isNew =
      known?.payout !== bet.payout ||
      known.cashedOutAt !== bet.cashedOutAt ||
      known.stake !== bet.stake
    bets.byKey.set(bet.key, bet)
    if (isNew) changed.push(bet)
  }
  const last = rows.at(-1)
  if (last) bets.readTo = new Date(last.room_changed_at.getTime() - overlapMs)
  return changed
}

/** What is told once: another game, phase, outcome or decision is told anew. */
const turnOf = ({ game }: Watched, { phase, outcome }: RoomGame): string =>
  `${game.id}:${phase}:${outcome ? 'told' : ''}:${decidedOf(game)}`

/** How high a flight is by the clock; undefined of one that does not fly. */
const tickOf = ({ game, draw }: Watched, { phase }: RoomGame, now: Date): RoomEvent | undefined => {
  const { multiplierAt } = sharedGameOf(draw.title)
  if (phase !== 'flying' || !multiplierAt) return undefined
  const elapsedMs = now.getTime() - game.flies_at.getTime()
  return { kind: 'tick', elapsedMs, multiplier: multiplierAt(draw.title, elapsedMs) }
}

/** Watches the video of a room: where it is, and what is told when that changes. */
const watchStream = ({ streams }: Pick<Dependencies, 'streams'>, gameCode: string) => {
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

type Needs = Pick<Dependencies, 'database' | 'clock' | 'findDraw' | 'streams' | 'roomSets'>

/** Watches the room of a title. */
export const createRoomWatch = (needs: Needs, title: TitleData): RoomWatch => {
  const { database, clock, findDraw, roomSets } = needs
  const stream = watchStream(needs, title.gameCode)
  let watched: Watched | undefined
  let past: readonly RoomGameRow[] = []
  let bets = emptyBets()
  let toldPhase = ''

  const gameEvent = (of: Watched): RoomEvent => {
    const now = clock.now()
    const shown = shownGame(of.game, of.draw, now)
    toldPhase = turnOf(of, shown)
    return { kind: 'game', serverAt: now.toISOString(), game: shown }
  }

  const readGame = async (): Promise<RoomEvent[]> => {
    const newest = await roomSets.findNewestGame(title.gameCode)
    if (!newest) return []
    if (newest.id === watched?.game.id && newest.state === watched.game.state) {
      if (decidedOf(newest) !== decidedOf(watched.game)) {
        watched = { game: newest, draw: await findDraw(title, newest) }
      }
      return []
    }
    past = await listRoomGames(database.db, title.gameCode, pastShown + 1)
    const [game] = past
    if (!game) return []
    if (game.id === watched?.game.id) {
      watched = { game, draw: await findDraw(title, game) }
      return []
    }
    watched = { game, draw: await findDraw(title, game) }
    bets = emptyBets()
    return [gameEvent(watched)]
  }

  const readBets = async (): Promise<RoomEvent[]> => {
    if (!watched) return []
    const changed = await readChanged(roomSets, watched, bets)
    if (changed.length === 0) return []
    return [{ kind: 'bets', bets: changed.slice(-betsShown), sums: sumsOf(bets) }]
  }

  return {
    read: async () => [...(await readGame()), ...(await readBets()), ...(await stream.read())],
    tick: () => {
      if (!watched) return undefined
      const now = clock.now()
      const shown = shownGame(watched.game, watched.draw, now)
      return toldPhase === turnOf(watched, shown) ? tickOf(watched, shown, now) : gameEvent(watched)
    },
    picture: () => {
      const now = clock.now()
      return {
        serverAt: now.toISOString(),
        ...stream.picture(),
        game: watched ? shownGame(watched.game, watched.draw, now) : null,
        bets: [...bets.byKey.values()].sort(byStake).slice(0, betsShown),
        past: shownPast(past).slice(0, pastShown),
        ...sumsOf(bets),
      }
    },
  }
}
