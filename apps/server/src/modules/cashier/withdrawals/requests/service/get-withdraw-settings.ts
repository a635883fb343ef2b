import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { readUnsettled } from '../../../deposits/common/repository/read-unsettled.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { turnoverLeft } from '../../turnover/domain/turnover.ts'
import { dayBeganAt, feeOf, freeLeft } from '../domain/withdrawal-fee.ts'
import { countTaken, findWithdrawalSetting } from '../../common/repository/read-withdrawals.ts'
import { readTurnover } from '../../turnover/service/read-turnover.ts'

/** The first call of the withdrawal page. */
export const createGetWithdrawSettings =
  (context: WithdrawalContext) =>
  async (
    memberId: bigint,
    brandId: number,
  ): Promise<Answer<typeof contract.getWithdrawSettings>> => {
    const { database, members, settings, clock } = context
    const [setting, member] = await Promise.all([
      findWithdrawalSetting(database.db, brandId),
      members.findWithdrawalMember(memberId),
    ])
    if (!setting) throw new Error(`brand ${brandId} has no withdrawal settings`)
    const [taken, turnover, unsettled] = await Promise.all([
      countTaken(database.db, memberId, dayBeganAt(clock.now())),
      database.inTx((tx) => readTurnover(context, tx, memberId, setting.turnover_bp)),
      readUnsettled(database.db, memberId),
    ])
    const law = settings.withdrawalLawOf(brandId)
    const isOpen = setting.allowed && member?.mayWithdraw === true && unsettled.owedMinor === 0n
    const isPeerOpen = setting.peer_allowed && law.betweenPeople
    return {
      allowWithdraw: isOpen ? 'Y' : 'N',
      minimumAmount: formatMoney(setting.amount_min_minor),
      maximumAmount: formatMoney(setting.amount_max_minor),
      freePerDay: setting.free_per_day,
      remainingTransactionTimes: freeLeft(setting.free_per_day, taken),
      fee: formatMoney(feeOf(setting, taken)),
      turnover: {
        required: formatMoney(turnover.requiredMinor),
        wagered: formatMoney(turnover.wageredMinor),
        ofFreeRounds: formatMoney(turnover.ofFreeRoundsMinor),
        left: formatMoney(member?.isExcluded ? 0n : turnoverLeft(turnover)),
      },
      channels: isPeerOpen ? ['pix', 'peer'] : ['pix'],
      payableWithinMin: law.payableWithinMin,
    }
  }
