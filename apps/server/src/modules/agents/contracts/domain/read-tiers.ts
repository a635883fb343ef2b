import type { offerContract } from '@trevo/contract/wps/agents/contracts.ts'
import type { Body } from '@trevo/contract/endpoint.ts'
import { findMoney, isWholeCentavos } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { equivalentRateBp, type Tier } from './contract-rules.ts'
import { readPercent } from '../../common/domain/percent.ts'

type Typed = Body<typeof offerContract>['details'][number]

const amountOf = (text: string, field: string): bigint => {
  const amountMinor = findMoney(text)
  if (amountMinor === undefined) throw new Refusal('contract.terms_invalid', { field })
  return amountMinor
}

/** A rate or a fixed amount, never both. */
const readPay = (
  { contractRate, fixedAmount }: Typed,
  minimumBetMinor: bigint,
): Pick<Tier, 'rateBp' | 'fixedMinor'> => {
  if (fixedAmount === undefined) return { rateBp: readPercent(contractRate ?? '0') }
  const fixedMinor = amountOf(fixedAmount, 'fixedAmount')
  const isPayable = contractRate === undefined && fixedMinor > 0n && isWholeCentavos(fixedMinor)
  const rateBp = isPayable ? equivalentRateBp(fixedMinor, minimumBetMinor) : undefined
  if (rateBp === undefined) throw new Refusal('contract.terms_invalid', { field: 'fixedAmount' })
  return { rateBp, fixedMinor }
}

/** The tiers from a form. @throws Refusal for an invalid amount */
export const readTiers = (details: readonly Typed[]): readonly Tier[] =>
  details.map((tier) => {
    const minimumBetMinor = amountOf(tier.minimumBet, 'minimumBet')
    return {
      minimumBetMinor,
      netLossMinor: amountOf(tier.netLoss, 'netLoss'),
      activeMembers: tier.activeMember,
      ...readPay(tier, minimumBetMinor),
      ...(tier.winRate !== undefined && { winRateBp: readPercent(tier.winRate) }),
    }
  })
