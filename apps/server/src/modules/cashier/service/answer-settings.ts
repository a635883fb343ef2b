import type { getDepositSettings } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CashierDependencies } from '../dependencies.ts'
import { maskCpf } from '../domain/mask-cpf.ts'
import { countCredited, findSetting } from '../repository/queries-deposits.ts'

/** What the deposit page asks first. */
export const answerSettings =
  ({ database, findMember, payerCpfRequired }: CashierDependencies) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getDepositSettings>> => {
    const [setting, member, creditedCount] = await Promise.all([
      findSetting(database, brandId),
      findMember(memberId),
      countCredited(database, memberId),
    ])
    const isAllowed = setting?.allowed === true && member?.mayDeposit === true
    return {
      allowDeposit: isAllowed ? 'Y' : 'N',
      totalDepositSuccessCount: creditedCount,
      depositInfo: {
        channels: setting?.allowed
          ? [
              {
                code: 'PIX',
                amountMin: formatMoney(setting.amount_min_minor),
                amountMax: formatMoney(setting.amount_max_minor),
                chips: setting.chips_minor.map(formatMoney),
                chargeSec: setting.charge_sec,
              },
            ]
          : [],
        payerCpf: member?.cpf === undefined ? null : maskCpf(member.cpf),
        payerCpfRequired: payerCpfRequired(brandId),
      },
    }
  }
