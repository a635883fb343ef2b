import { randomUUID } from 'node:crypto'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { createBookState, type ReferencePlayer } from './book-state.ts'
import { createBalance, createCheckSession } from './check-session.ts'
import { createCloseRound } from './close-round.ts'
import { createCredit } from './pay-credit.ts'
import { createDebit } from './take-debit.ts'
import { createRollback } from './undo-movement.ts'

/**
 * The platform's side of the wallet in memory: for vendors who develop against it, and for tests of
 * our own game server. It obeys the rules of the conformance suite, which is run against it too.
 */
export const createReferenceBooks = (profile: GameProfile, gameCode: string) => {
  const state = createBookState(profile, gameCode)
  const { players, bets, launches } = state
  return {
    players,
    bets,
    checkSession: createCheckSession(state),
    balance: createBalance(state),
    debit: createDebit(state),
    credit: createCredit(state),
    rollback: createRollback(state),
    closeRound: createCloseRound(state),
    createPlayer: (amount: string): ReferencePlayer => {
      const playerRef = randomUUID()
      const balanceMinor = parseMoney(amount)
      const player = { playerRef, balanceMinor, mayBet: true, loggedIn: true }
      players.set(playerRef, player)
      return player
    },
    launch: (player: ReferencePlayer): string => {
      const token = randomUUID()
      launches.set(token, player)
      return token
    },
  }
}

export type ReferenceBooks = ReturnType<typeof createReferenceBooks>
