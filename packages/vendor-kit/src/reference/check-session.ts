import { randomUUID } from 'node:crypto'
import type { SessionCheck, VendorDebit } from '@trevo/contract/vendor/shapes.ts'
import { done, no, type Answer, type BookState } from './book-state.ts'

/** A launch token opens one session. */
export const createCheckSession =
  ({ launches, sessions, gameCode, profile }: BookState) =>
  ({ launchToken }: SessionCheck): Answer => {
    const player = launches.get(launchToken)
    if (!player) return no('INVALID_TOKEN')
    launches.delete(launchToken)
    const sessionToken = randomUUID()
    sessions.set(sessionToken, player)
    const session = {
      sessionToken,
      playerRef: player.playerRef,
      gameCode,
      currency: 'BRL',
      language: 'PT' as const,
      profile,
      lobbyUrl: 'http://site.test/',
      depositUrl: 'http://site.test/deposit',
      historyUrl: 'http://site.test/history',
    }
    return { ...done(player, '', false), session }
  }

/** The balance of the player whose session it is. */
export const createBalance =
  ({ sessions }: BookState) =>
  ({ sessionToken, playerRef, currency }: VendorDebit): Answer => {
    const player = sessions.get(sessionToken)
    if (player?.playerRef !== playerRef) return no('INVALID_TOKEN')
    if (currency !== 'BRL') return no('WRONG_CURRENCY')
    return player.loggedIn ? done(player, '', false) : no('TOKEN_EXPIRED')
  }
