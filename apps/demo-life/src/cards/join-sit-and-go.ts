import { parseMoney } from '@trevo/money/money.ts'
import type { CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import type { Entered } from '../enter.ts'
import { getCardTable } from '../game-server.ts'
import { needed, VisitEnds } from '../needed.ts'
import { openCardGame } from './open-card-game.ts'
import { playSeat } from './play-seat.ts'

/** The tournament they play: it has three seats, so a person finds one that fills. */
const playedSitAndGo = 'sng-3'
/** Seats of that tournament. */
export const playedSeats = 3

type JoinOptions = {
  readonly rgsUrl: string
  /** Starts a tournament; otherwise a seat is taken only where a player is waiting. */
  readonly isFirst: boolean
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

type Offered = CardSession['sitAndGos'][number]

/** The cheapest tournament on offer. */
const cheapest = ({ sitAndGos }: CardSession): Offered => {
  const [first] = sitAndGos
    .filter(({ code }) => code === playedSitAndGo)
    .toSorted((one, other) => (parseMoney(one.entry) < parseMoney(other.entry) ? -1 : 1))
  if (!first) throw new VisitEnds('no sit-and-go is on offer')
  return first
}

/**
 * Takes a seat in a small sit-and-go and plays until it finishes, or until its entry is refunded because nobody
 * joined. Throws `VisitEnds`.
 */
export const joinSitAndGo = async (
  entered: Entered,
  { rgsUrl, isFirst, chance, signal }: JoinOptions,
): Promise<void> => {
  const { api, family, session } = await openCardGame(entered, { family: 'holdem', rgsUrl })
  const { code, entry } = cheapest(session)
  if (!isFirst) {
    const { lobby } = needed(await api.call(getCardTable))
    const row = lobby.find((one) => one.sitAndGo === code && one.entry === entry)
    // Another player was faster: it has started.
    if ((row?.waiting ?? 0) === 0) return
  }
  await playSeat({ api, family, order: { entry, sitAndGo: code }, chance, signal })
}
