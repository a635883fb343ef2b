import type { RoundReply } from '@trevo/contract/vendor/round-query.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { findSeat } from '../../common/repository/seats.ts'
import type { SeatState } from '../../tables.ts'

/** What the platform is told of a seat's round. */
const told: Readonly<Record<SeatState, RoundReply['state']>> = {
  asked: 'open',
  seated: 'open',
  paying: 'settled',
  paid: 'settled',
  returning: 'cancelled',
  returned: 'cancelled',
  refused: 'cancelled',
}

/** The state of the seat that a round began; undefined when there is none. */
export const findSeatState =
  (dependencies: Pick<CardDependencies, 'database'>) =>
  async (roundId: string): Promise<RoundReply['state'] | undefined> => {
    const seat = await findSeat(cardDb(dependencies), roundId)
    return seat && told[seat.state]
  }
