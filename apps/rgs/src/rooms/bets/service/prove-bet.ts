import type { RoundProof } from '@trevo/contract/rgs/round.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findRoomGame, getChain } from '../../common/repository/rooms.ts'
import type { RoundRow } from '../../../tables.ts'

/** The proof of a bet: its flight's place in the chain, and its seed once the flight is over. */
export const proveBet = async (
  { database: { db } }: Pick<Dependencies, 'database'>,
  round: RoundRow,
  gameId: bigint,
): Promise<RoundProof | null> => {
  const game = await findRoomGame(db, gameId)
  if (!game) return null
  const chain = await getChain(db, game.chain_id)
  return {
    mathsVersion: round.maths_version,
    seedPairId: `chain-${chain.id}`,
    commitment: chain.chain_end,
    commitmentNumber: Number(chain.commitment_number),
    clientSeed: chain.salt,
    nonce: game.number,
    hashCount: game.number,
    serverSeed: game.seed,
  }
}
