import { tables, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { turnoverLeft } from '../domain/turnover.ts'
import { findWithdrawalSetting } from '../../common/repository/read-withdrawals.ts'
import type { WithdrawalTables } from '../../common/repository/tables.ts'
import { readTurnover } from './read-turnover.ts'

/**
 * A member's outstanding wagering of deposits and winnings since the last withdrawal, in 1/10,000 BRL; zero if the
 * brand requires nothing. The caller has locked the balance.
 */
export const createTurnoverLeftOf =
  (context: WithdrawalContext) =>
  async (tx: Tx, memberId: bigint, brandId: number): Promise<bigint> => {
    const setting = await findWithdrawalSetting(tables<WithdrawalTables>(tx), brandId)
    if (!setting) return 0n
    return turnoverLeft(await readTurnover(context, tx, memberId, setting.turnover_bp))
  }
