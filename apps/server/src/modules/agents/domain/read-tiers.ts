import type { offerContract } from '@trevo/contract/wps/agents/contracts.ts'
import type { Body } from '@trevo/contract/endpoint.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tier } from './contract-rules.ts'
import { readPercent } from './percent.ts'

const amountOf = (text: string, field: string): bigint => {
  const amountMinor = findMoney(text)
  if (amountMinor === undefined) throw new Refusal('contract.terms_invalid', { field })
  return amountMinor
}

/** The tiers as a form sends them. @throws Refusal for an amount that is none */
export const readTiers = (details: Body<typeof offerContract>['details']): readonly Tier[] =>
  details.map((tier) => ({
    minimumBetMinor: amountOf(tier.minimumBet, 'minimumBet'),
    netLossMinor: amountOf(tier.netLoss, 'netLoss'),
    activeMembers: tier.activeMember,
    rateBp: readPercent(tier.contractRate),
  }))
