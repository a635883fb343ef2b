import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TableTitle } from '@trevo/game-rules/engine/title-data.ts'
import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { SharedGame } from '../../common/service/shared-game.ts'
import { removeBet } from './remove-bet.ts'

/**
 * A table of any family whose round is one outcome and the bets on it: bets can be placed and removed until the
 * close; the outcome is revealed at the close and paid when it has been shown.
 */
export const tableGame: SharedGame<TableTitle, Json> = {
  times: ({ table }) => table,
  draw: (title, chance) => outcomeOf(title, chance),
  lengthMs: ({ table }) => table.drawMs,
  longestMs: ({ table }) => table.drawMs,
  settleAfterMs: 0,
  tells: 'close',
  standing: {
    outcome: { kind: 'table', outcome: null, bets: [] },
    legal: [{ action: 'remove_bet', stakeMinor: '0' }],
  },
  seatsOf: ({ table }) => ({ first: 1, last: table.seatCount }),
  shown: ({ title, drawn, endsAtMs }, { isClosed }) => ({
    crashAt: null,
    // Plain JSON, read-only.
    outcome: (isClosed ? drawn : null) as RoomGame['outcome'],
    endsAt: new Date(endsAtMs).toISOString(),
    ...announcedOf(title, drawn),
  }),
  offerOf: (title) => {
    const { isOnOffer } = engineOf(title)
    return isOnOffer && ((drawn, choice) => isOnOffer(title, choice, drawn))
  },
  record: ({ drawn }) => ({ outcome: JSON.stringify(drawn) }),
  decide: ({ title, drawn }, _game, { stake_minor: stakeMinor, choice }) => {
    const { settle } = engineOf(title)
    if (!settle) throw new Error(`${title.gameCode} has no bets on one outcome`)
    const { view, payoutMinor } = settle(title, { stakeMinor, choice }, drawn)
    return { outcome: view as object, payoutMinor }
  },
  act: (dependencies, _title, { number, action, playerRef, roundId }) => {
    if (number !== 1 || action !== 'remove_bet') throw new Refusal('rgs.action_not_legal')
    return removeBet(dependencies)({ playerRef, roundId })
  },
}

const announcedOf = (title: TableTitle, drawn: Json): Pick<RoomGame, 'announced'> => {
  const { announce } = engineOf(title)
  // As above.
  return announce ? { announced: announce(title, drawn) as RoomGame['announced'] } : {}
}

const outcomeOf = (title: TableTitle, chance: Parameters<SharedGame['draw']>[1]): Json => {
  const { draw } = engineOf(title)
  if (!draw) throw new Error(`${title.gameCode} has no outcome that all share`)
  return draw(title, chance)
}
