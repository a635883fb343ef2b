import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import { transactionIds } from '../domain/transaction-ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import { countCall } from './count-call.ts'

type PaidRound = Pick<RoundRow, 'id' | 'player_ref' | 'game_code' | 'payout_minor'> & {
  /** The part of the stake that counts, in 1/10,000 BRL; absent: all of it. */
  readonly validStakeMinor?: bigint | undefined
  /** The part of the payout that other players lost. */
  readonly wonFromPlayersMinor?: bigint
}

/** Requests the payout of a played round, zero included; the platform closes the round with it. */
export const askForCredit = async (
  dependencies: Dependencies,
  round: PaidRound,
): Promise<CallResult<WalletReply>> => {
  const ids = transactionIds(round.id)
  const { validStakeMinor: validMinor, wonFromPlayersMinor: wonMinor } = round
  const result = await dependencies.wallet.credit({
    transactionId: ids.credit,
    referenceTransactionId: ids.debit,
    playerRef: round.player_ref,
    gameCode: round.game_code,
    roundId: round.id,
    currency: 'BRL',
    amount: formatMoney(round.payout_minor),
    ...(validMinor !== undefined && { validStake: formatMoney(validMinor) }),
    ...(wonMinor !== undefined && wonMinor > 0n && { wonFromPlayers: formatMoney(wonMinor) }),
    roundClosed: true,
  })
  countCall(dependencies, 'credit', result)
  return result
}
