import type { RoomBet, RoomEvent, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import { multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listChangedBets, listRoomGames } from '../../repository/rooms.ts'
import type { RoomGameRow } from '../../repository/tables.ts'
import type { Flight } from './flight.ts'
import { shownBet, shownGame, shownPast } from './show-room.ts'

type Watched = { readonly game: RoomGameRow; readonly flight: Flight }

/** What one process knows of a room; every process reads it from the database for itself. */
export type RoomWatch = {
  /** Reads what changed. @returns what its viewers are to be told. */
  read(): Promise<RoomEvent[]>
  /** Where the flight stands by the clock, without reading: takes off, ticks, ends. */
  tick(): RoomEvent | undefined
  picture(): RoomPicture
}

const betsShown = 100
const pastShown = 30
// A commit may become visible after a later one: so far back is read again.
const overlapMs = 2_000

const byStake = (one: RoomBet, other: RoomBet): number =>
  Number(parseMoney(other.stake) - parseMoney(one.stake))

const emptyBets = () => ({
  byKey: new Map<string, RoomBet>(),
  stakeMinor: 0n,
  readTo: new Date(0),
})

/** Watches the room of a title. */
export const createRoomWatch = (
  { database, clock, findFlight }: Pick<Dependencies, 'database' | 'clock' | 'findFlight'>,
  title: CrashTitle,
): RoomWatch => {
  let watched: Watched | undefined
  let past: readonly RoomGameRow[] = []
  let bets = emptyBets()
  let toldPhase = ''

  const sums = () => ({ betCount: bets.byKey.size, stakeTotal: formatMoney(bets.stakeMinor) })
  const gameEvent = ({ game, flight }: Watched): RoomEvent => {
    const now = clock.now()
    const shown = shownGame(game, flight, now)
    toldPhase = `${game.id}:${shown.phase}`
    return { kind: 'game', serverAt: now.toISOString(), game: shown }
  }

  const readGame = async (): Promise<RoomEvent[]> => {
    const games = await listRoomGames(database.db, title.gameCode, pastShown + 1)
    past = games
    const [game] = games
    if (!game || game.id === watched?.game.id) return []
    watched = { game, flight: await findFlight(title, game) }
    bets = emptyBets()
    return [gameEvent(watched)]
  }

  const readBets = async (): Promise<RoomEvent[]> => {
    if (!watched) return []
    const { game, flight } = watched
    const rows = await listChangedBets(database.db, game.id, bets.readTo)
    const changed: RoomBet[] = []
    for (const row of rows) {
      const bet = shownBet(row, flight.chain.chain_end)
      const known = bets.byKey.get(bet.key)
      if (row.state === 'cancelling' || row.state === 'cancelled') continue
      if (!known) bets.stakeMinor += row.stake_minor
      const isNew = known?.payout !== bet.payout || known.cashedOutAt !== bet.cashedOutAt
      bets.byKey.set(bet.key, bet)
      if (isNew) changed.push(bet)
    }
    const last = rows.at(-1)
    if (last) bets.readTo = new Date(last.room_changed_at.getTime() - overlapMs)
    if (changed.length === 0) return []
    return [{ kind: 'bets', bets: changed.slice(-betsShown), sums: sums() }]
  }

  return {
    read: async () => [...(await readGame()), ...(await readBets())],
    tick: () => {
      if (!watched) return undefined
      const { game, flight } = watched
      const now = clock.now()
      const { phase } = shownGame(game, flight, now)
      if (toldPhase !== `${game.id}:${phase}`) return gameEvent(watched)
      if (phase !== 'flying') return undefined
      const elapsedMs = now.getTime() - game.flies_at.getTime()
      return { kind: 'tick', elapsedMs, multiplier: multiplierAt(flight.title, elapsedMs) }
    },
    picture: () => {
      const now = clock.now()
      return {
        serverAt: now.toISOString(),
        game: watched ? shownGame(watched.game, watched.flight, now) : null,
        bets: [...bets.byKey.values()].sort(byStake).slice(0, betsShown),
        past: shownPast(past).slice(0, pastShown),
        ...sums(),
      }
    },
  }
}
