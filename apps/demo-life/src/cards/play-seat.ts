import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { chooseCardMove } from './choose-card-move.ts'
import { choosePhrase } from './choose-phrase.ts'
import {
  commitSeed,
  getCardTable,
  leaveSeat,
  moveAtTable,
  sayPhrase,
  showSeed,
  takeSeat,
} from '../game-server.ts'
import { needed, VisitEnds } from '../needed.ts'
import type { OpenCardGame } from './open-card-game.ts'

const lookEveryMs = { least: 2_000, most: 4_000 } as const
/** Longer than the longest match or tournament in which every player uses the full clock. */
const allLooks = 4_000
/** Who came for one certain player leaves when that one is not there after so many looks. */
const impatientLooks = 2

type Seat = Pick<OpenCardGame, 'api' | 'family'> & {
  /** The price of the seat, and for a tournament its code. */
  readonly order: { readonly entry: string; readonly sitAndGo?: string; readonly table?: string }
  /** Leaves a table at which nobody comes at once. */
  readonly isImpatient?: boolean
  /** Leaves after this many looks; if absent, the seat is played to its end. */
  readonly looksMax?: number
  /** The seat is taken. */
  onSeated?(): void
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** The seed of this seat for the deal that the house committed to. */
type OwnSeed = { of: string; seed: string }

/** Sends this seat's seed: first its commitment, then the seed once all seats have committed. */
const bringSeed = async (
  api: Api,
  { commitment: houseCommitment, mySeat, seats, state }: CardTableView,
  kept: OwnSeed,
): Promise<void> => {
  const own = seats.find(({ seat }) => seat === mySeat)
  if (houseCommitment === null || !own) return
  if (kept.of !== houseCommitment) {
    kept.of = houseCommitment
    kept.seed = randomBytes(32).toString('hex')
  }
  const { seed } = kept
  if (state === 'committing' && own.commitment === null) {
    await api.call(commitSeed, { body: { houseCommitment, commitment: commitmentOf(seed) } })
  }
  if (state === 'showing' && !own.hasShown) {
    await api.call(showSeed, { body: { houseCommitment, seed } })
  }
}

/** Does what the table is waiting for from this seat: sends its seed, or a move. */
const answer = async (
  { api, family, chance }: Seat,
  view: CardTableView,
  kept: OwnSeed,
): Promise<void> => {
  await bringSeed(api, view, kept)
  if (view.state !== 'playing' || view.play === null) return
  const move = chooseCardMove(family, view, chance())
  if (!move) return
  const { dealNumber, moveNumber: number } = view
  await api.call(moveAtTable, { body: { dealNumber, number, move } })
}

/** A seat that has just sat down may greet soon. */
const firstQuiet = 26

/** Says a phrase now and then. @returns how many looks ago that was. */
const talk = async (
  { api, chance }: Seat,
  table: CardTableView,
  quiet: number,
): Promise<number> => {
  const phrase = choosePhrase(table, { quiet, chance: chance(), which: chance() })
  if (!phrase) return quiet + 1
  await api.call(sayPhrase, { body: { phrase } })
  return 0
}

/** Whether a seat gets up instead of looking on. */
const isEnough = ({ isImpatient, looksMax }: Seat, view: CardTableView, look: number): boolean =>
  (isImpatient === true && view.state === 'gathering' && look >= impatientLooks) ||
  (looksMax !== undefined && look >= looksMax)

/**
 * One seat from order to end, at a cash table or in a tournament; other players see that a program plays it.
 * Throws `VisitEnds`.
 */
export const playSeat = async (seat: Seat): Promise<void> => {
  const { api, order, onSeated, chance, signal } = seat
  needed(await api.call(takeSeat, { body: { id: randomUUID(), isAutomatic: true, ...order } }))
  onSeated?.()
  const kept: OwnSeed = { of: '', seed: '' }
  const { least, most } = lookEveryMs
  let quiet = firstQuiet
  for (let look = 0; look < allLooks; look += 1) {
    const { table } = needed(await api.call(getCardTable))
    if (!table || table.state === 'over') return
    if (isEnough(seat, table, look)) {
      await api.call(leaveSeat, { body: { roundId: table.roundId } })
      return
    }
    await answer(seat, table, kept)
    quiet = await talk(seat, table, quiet)
    // Time for a person to see what was played.
    await pause(least + chance() * (most - least), undefined, { signal })
  }
  throw new VisitEnds('no seat came to its end')
}
