import { drawCrash, elapsedAt, flightMs, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashChoice, CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { writeCrashAt } from '../../common/repository/rooms.ts'
import { cashOut } from './cash-out.ts'
import { autoOf, cashOutAtEnd, endAt } from './decide-bet.ts'
import { settleAutos } from './settle-autos.ts'
import type { SharedGame } from '../../common/service/shared-game.ts'

/** Crash: all players see one flight; bets are cashed out during it, by their players or automatically. */
export const crashGame: SharedGame<CrashTitle, Hundredths> = {
  times: ({ bettingMs, pauseMs }) => ({ bettingMs, pauseMs }),
  draw: drawCrash,
  lengthMs: flightMs,
  longestMs: (title) => elapsedAt(title, title.multiplierMax),
  settleAfterMs: 1_500,
  tells: 'clock',
  standing: {
    outcome: { kind: 'crash', crashAt: null, cashedOutAt: null },
    legal: [{ action: 'cash_out', stakeMinor: '0' }],
  },
  // What the engine of the crash games has read.
  seatsOf: (_title, choice) => {
    const { seat } = choice as CrashChoice
    return { first: seat, last: seat }
  },
  shown: ({ drawn }, { isOver }) => ({ crashAt: isOver ? drawn : null }),
  record: ({ drawn }) => ({ crash_at: drawn }),
  decide: ({ title, drawn }, game, round) => {
    const cashedOutAt = cashOutAtEnd(round, drawn, title)
    if (cashedOutAt === null && autoOf(round) === null && game.is_interrupted) return 'returned'
    return endAt(round, cashedOutAt, drawn)
  },
  act: (dependencies, title, { number, action, playerRef, roundId, receivedAt }) => {
    if (number !== 1 || action !== 'cash_out') throw new Refusal('rgs.action_not_legal')
    return cashOut(dependencies, title)({ playerRef, roundId, receivedAt })
  },
  multiplierAt,
  decideOnTheWay: (dependencies, { title, drawn }, game, now) => {
    const reached = multiplierAt(title, now.getTime() - game.flies_at.getTime())
    return settleAutos(dependencies, game, Math.min(reached, drawn))
  },
  afterSettled: ({ database }, { drawn }, game) => writeCrashAt(database.db, game.id, drawn),
}
