import type { RoundClose } from '@trevo/contract/vendor/shapes.ts'
import { done, no, type Answer, type BookState } from './book-state.ts'

/** Ends the bets of a round that nothing was credited to. */
export const createCloseRound =
  ({ players, bets }: BookState) =>
  ({ playerRef, roundId }: RoundClose): Answer => {
    const player = players.get(playerRef)
    if (!player) return no('INVALID_PLAYER')
    for (const bet of bets.values()) {
      const isOfRound = bet.content.includes(`|${roundId}|`) && bet.player === player
      if (isOfRound && bet.state === 'open') bet.state = 'settled'
    }
    return done(player, '', false)
  }
