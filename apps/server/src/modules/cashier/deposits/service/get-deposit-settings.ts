import type { getDepositSettings } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { maskCpf } from '../domain/mask-cpf.ts'
import { countCredited, findSetting } from '../repository/read-deposits.ts'
import { sumOwed } from '../repository/reversals.ts'

/** What the deposit page asks first. */
export const answerSettings =
  ({ database, findMember, payerCpfRequired, promotions }: CashierDependencies) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getDepositSettings>> => {
    const [setting, member, creditedCount, owedMinor, offered] = await Promise.all([
      findSetting(database, brandId),
      findMember(memberId),
      countCredited(database, memberId),
      sumOwed(database, memberId),
      promotions.list(memberId, brandId),
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
                dueDaysMax: member?.cpf === undefined ? 0 : setting.due_days_max,
              },
            ]
          : [],
        promotions: [...offered],
        payerCpf: member?.cpf === undefined ? null : maskCpf(member.cpf),
        payerCpfRequired: payerCpfRequired(brandId),
        owed: formatMoney(owedMinor),
      },
    }
  }
