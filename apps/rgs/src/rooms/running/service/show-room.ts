import type { PastFlight, RoomBet, RoomGame } from '@trevo/contract/rgs/rooms.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ChangedBet } from '../../common/repository/room-sets.ts'
import type { RoomGameRow } from '../../../tables.ts'
import type { RoomDraw } from '../../common/service/draw.ts'
import { nameOf, wordOf } from '../../common/domain/name-player.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'

/** A bet as everybody in the room may see it; its owner is not revealed. */
export const shownBet = (bet: ChangedBet, chainEnd: string): RoomBet => ({
  key: wordOf(bet.id, 16),
  name: nameOf(chainEnd, bet.player_ref),
  stake: formatMoney(bet.stake_minor),
  ...(bet.table_place !== null && { place: bet.table_place }),
  cashedOutAt: bet.cashed_out_at,
  payout: formatMoney(bet.payout_minor),
})

/** The state of a game at an instant: the draw is shown at its time, not before. */
export const shownGame = (game: RoomGameRow, draw: RoomDraw, now: Date): RoomGame => {
  const shared = sharedGameOf(draw.title)
  const isClosed = shared.tells === 'clock' ? now >= game.flies_at : game.state !== 'open'
  const isOver = isClosed && now.getTime() >= draw.endsAtMs
  return {
    number: game.number,
    chainEnd: draw.chain.chain_end,
    salt: draw.chain.salt,
    phase: isOver ? 'over' : now < game.flies_at ? 'betting' : 'flying',
    fliesAt: game.flies_at.toISOString(),
    seed: isOver ? draw.seed : null,
    ...shared.shown(draw, { game, isClosed, isOver }),
  }
}

/** Past games; unfinished ones are left out. */
export const shownPast = (games: readonly RoomGameRow[]): PastFlight[] =>
  games.flatMap(({ number, crash_at: crashAt, outcome, seed }) => {
    if (seed === null) return []
    return [
      {
        number,
        crashAt,
        seed,
        ...(outcome !== null && { outcome: outcome as PastFlight['outcome'] }),
      },
    ]
  })
