import { legalMoves, liveSeats } from '../../holdem/betting.ts'
import { raiseBy, type HoldemPlayer, type Seen } from './holdem-player.ts'

/** The partner's place in a deal; undefined if it takes no part. */
type PlaceOf = (seen: Seen) => number | undefined

const areAlone = ({ state: { betting }, place }: Seen, partner: number): boolean =>
  liveSeats(betting).every((one) => one === place || one === partner)

/**
 * Gives chips to a partner who is still in: calls cheap bets before the flop with any hand, and folds
 * later. Plays as `own` if the partner is not in.
 */
export const givingPlayer =
  (own: HoldemPlayer, partnerOf: PlaceOf): HoldemPlayer =>
  (seen, chance) => {
    const partner = partnerOf(seen)
    const { betting } = seen.state
    if (partner === undefined || betting.isFolded[partner] === true) return own(seen, chance)
    const { canCheck, callMinor } = legalMoves(betting, seen.place)
    if (canCheck) return { kind: 'check' }
    const isCheap = callMinor !== null && callMinor <= betting.bigBlindMinor * 12n
    return { kind: betting.street === 0 && isCheap ? 'call' : 'fold' }
  }

/** Collects from a giving partner: raises before the flop, and bets once the two are alone. */
export const takingPlayer =
  (own: HoldemPlayer, partnerOf: PlaceOf): HoldemPlayer =>
  (seen, chance) => {
    const partner = partnerOf(seen)
    const { betting } = seen.state
    if (partner === undefined || betting.isFolded[partner] === true) return own(seen, chance)
    const isFirst = betting.street === 0 && seen.raiser === undefined
    return isFirst || areAlone(seen, partner) ? raiseBy(seen, 0.9) : own(seen, chance)
  }

/** Goes easy on a partner: once they are alone after the flop, checks and calls. */
export const softPlayer =
  (own: HoldemPlayer, partnerOf: PlaceOf): HoldemPlayer =>
  (seen, chance) => {
    const partner = partnerOf(seen)
    const isSoft = partner !== undefined && areAlone(seen, partner) && seen.state.betting.street > 0
    if (!isSoft) return own(seen, chance)
    return { kind: legalMoves(seen.state.betting, seen.place).canCheck ? 'check' : 'call' }
  }
