import { bigBlindOf, type CardTableTitle } from '../card-tables/card-table.ts'
import type { DealRecord } from '../card-tables/replay-deal.ts'
import { aceRank, rankOf, type Card } from '../cards/card.ts'
import { legalMoves, liveSeats } from '../holdem/betting.ts'
import { chipMinor } from '../holdem/pots.ts'
import type { HoldemState } from '../holdem/play.ts'
import { readMove } from '../holdem/read-move.ts'
import { classOfScore, handClasses, scoreHand } from '../holdem/score-hand.ts'
import { holdemRules } from '../holdem/table-rules.ts'
import { addFlows } from './add-flows.ts'
import { createFactCounts, type FactCounts, type SeatFacts } from './pair-facts.ts'
import { signalRules } from './signal-rules.ts'

const tenRank = 8
const kingRank = 11
const shownOf = [0, 3, 4, 5] as const

const classIndex = (cards: readonly Card[]): number =>
  handClasses.indexOf(classOfScore(scoreHand(cards)))

/** Before the flop: a pair of tens or better, or ace and king. */
const isStrongPair = (hole: readonly Card[]): boolean => {
  const [high = 0, low = 0] = hole.map(rankOf).toSorted((a, b) => b - a)
  return (high === low && high >= tenRank) || (high === aceRank && low === kingRank)
}

/**
 * Whether a hand is hardly ever folded: before the flop a pair of tens or better, or ace and king;
 * later two pair or better, of a higher class than the board alone.
 */
export const isStrongHand = (hole: readonly Card[], board: readonly Card[]): boolean => {
  if (board.length === 0) return isStrongPair(hole)
  const own = classIndex([...hole, ...board])
  return own >= handClasses.indexOf('two pair') && own > classIndex(board)
}

type Choice = {
  readonly place: number
  readonly kind: 'fold' | 'check' | 'call' | 'raise'
  /** Who last bet or raised in this betting round. */
  readonly raiser: number | undefined
  readonly inTournament: boolean
  /** The unit that chips are counted in. */
  readonly unitMinor: bigint
}

/**
 * A fold to the raise of the only other seat left, after most of the player's stack went in; and
 * whether a call would have cost so little compared with the pot that nobody folds by mistake.
 */
const countYield = (
  counts: FactCounts,
  { betting }: HoldemState,
  { place, kind, raiser, unitMinor, inTournament }: Choice,
): void => {
  if (kind !== 'fold' || raiser === undefined || raiser === place) return
  if (liveSeats(betting).some((one) => one !== place && one !== raiser)) return
  const { stackPercentMin, unitPercentMin, callPercentMax } = signalRules.singleDeal
  const putMinor = betting.committedMinor[place] ?? 0n
  const beganMinor = putMinor + (betting.stacksMinor[place] ?? 0n)
  const family = inTournament ? 'sit-and-go' : 'holdem'
  const isMost = putMinor * 100n >= beganMinor * stackPercentMin[family]
  if (!isMost || putMinor * 100n < unitMinor * unitPercentMin[family]) return
  counts.mark(place, raiser, 'yieldedCount')
  const callMinor = legalMoves(betting, place).callMinor ?? 0n
  if (callMinor * 100n <= putMinor * callPercentMax) counts.mark(place, raiser, 'thrownCount')
}

/** What a seat decided against one other, before its move changed anything. */
const countChoice = (counts: FactCounts, state: HoldemState, choice: Choice): void => {
  const { betting, cards } = state
  const { place, kind, raiser, inTournament } = choice
  const legal = legalMoves(betting, place)
  const board = cards.board.slice(0, shownOf[betting.street])
  const isFaced = raiser !== undefined && raiser !== place && legal.callMinor !== null
  if (isFaced && isStrongHand(cards.hole[place] ?? [], board)) {
    counts.mark(place, raiser, 'strongFacedCount')
    if (kind === 'fold') counts.mark(place, raiser, 'strongFoldedCount')
  }
  const [other, ...more] = liveSeats(betting).filter((one) => one !== place)
  // If only two were dealt in, going easy on each other costs nobody anything. In a tournament it is good
  // play as well: a player who outlasts others comes closer to a prize.
  const isDuel =
    !inTournament && other !== undefined && more.length === 0 && betting.stacksMinor.length > 2
  if (!isDuel || betting.street === 0 || legal.raise === null) return
  counts.mark(place, other, 'duelCount')
  if (kind === 'raise') counts.mark(place, other, 'duelRaisedCount')
}

/**
 * The unit that chips are counted in: a big blind at a cash table; in a tournament the starting stack,
 * because its blinds rise but the value of a chip does not.
 */
const unitOf = ({ gameCode, cash, sitAndGo }: CardTableTitle, entryMinor: bigint): bigint => {
  if (sitAndGo) return BigInt(sitAndGo.startChips) * chipMinor
  if (!cash) throw new RangeError(`${gameCode}: neither for cash nor a tournament`)
  return bigBlindOf(cash, entryMinor)
}

/** What the seats of a deal did towards each other. Throws RangeError like a replay. */
export const holdemFacts = (
  title: CardTableTitle,
  { stacksMinor, seeds, terms, moves }: DealRecord,
): readonly SeatFacts[] => {
  const counts = createFactCounts(stacksMinor.length)
  let state = holdemRules.begin(title, stacksMinor, seeds, terms)
  let raiser: number | undefined
  const inTournament = title.sitAndGo !== undefined
  const unitMinor = unitOf(title, terms.entryMinor)
  for (const { seat: place, move: sent } of moves) {
    const { kind } = readMove(sent)
    if (state.toMove === place) {
      const chosen = kind === 'give_up' ? 'fold' : kind
      const choice = { place, kind: chosen, raiser, inTournament, unitMinor } as const
      countChoice(counts, state, choice)
      countYield(counts, state, choice)
    }
    const after = holdemRules.apply(state, place, sent)
    if (kind === 'raise') raiser = place
    if (after.betting.street !== state.betting.street) raiser = undefined
    state = after
  }
  if (!state.end) throw new RangeError('the deal has not ended')
  addFlows(counts, { beforeMinor: stacksMinor, afterMinor: state.end.stacksMinor, unitMinor })
  return counts.all()
}
