import type * as contract from '@trevo/contract/wps/cashier/deposit.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import type { DepositContext } from '../../common/context.ts'
import {
  countDeposits,
  findSetting,
  findTurnoverBp,
} from '../../common/repository/read-deposits.ts'
import { countReturned, sumOwed } from '../../common/repository/reversals.ts'

/** The first call of the deposit page. */
export const createGetDepositSettings =
  ({ database, members, settings, promotions }: DepositContext) =>
  async (
    memberId: bigint,
    brandId: number,
  ): Promise<Answer<typeof contract.getDepositSettings>> => {
    const [setting, member, exclusion, creditedCount, returnedCount, owedMinor, turnoverBp] =
      await Promise.all([
        findSetting(database, brandId),
        members.findDepositMember(memberId),
        members.findExclusion(memberId),
        countDeposits(database, memberId, ['credited']),
        countReturned(database, memberId),
        sumOwed(database, memberId),
        findTurnoverBp(database, brandId),
      ])
    const offered = await promotions.list(memberId, brandId, returnedCount)
    const isAllowed = setting?.allowed === true && member?.mayDeposit === true
    return {
      allowDeposit: isAllowed ? 'Y' : 'N',
      exclusion,
      totalDepositSuccessCount: creditedCount - returnedCount,
      depositInfo: {
        channels: setting?.allowed
          ? [
              {
                code: 'PIX',
                amountMin: formatMoney(setting.amount_min_minor),
                amountMax: formatMoney(setting.amount_max_minor),
                chips: setting.chips_minor.map(formatMoney),
                chargeSec: setting.charge_sec,
                dueDaysMax: member?.cpf === undefined ? 0 : setting.due_days_max,
              },
            ]
          : [],
        promotions: [...offered],
        payerCpf: member?.cpf === undefined ? null : maskCpf(member.cpf),
        payerCpfRequired: setting?.cpf_required === true || settings.payerCpfRequired(brandId),
        owed: formatMoney(owedMinor),
        turnoverBp,
      },
    }
  }
