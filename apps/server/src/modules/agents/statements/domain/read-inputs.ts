import { ContractProduct, ContractType } from '@trevo/contract/wps/agents/contracts.ts'
import { z } from 'zod'
import type { Inputs } from './calculate-commission.ts'
import { noSums } from '../../figures/domain/sums.ts'

const Written = z.object({
  contractType: ContractType,
  product: ContractProduct,
  carriesOver: z.boolean(),
  carriedIn: z.string(),
  activeMembers: z.int(),
  sums: z.object({ bet: z.string(), win: z.string(), rebate: z.string(), promotion: z.string() }),
  tiers: z.array(
    z.object({
      minimumBet: z.string(),
      netLoss: z.string(),
      activeMembers: z.int(),
      rateBp: z.int(),
      fixed: z.string().optional(),
    }),
  ),
  memberTiers: z.array(z.tuple([z.int(), z.string()])).optional(),
  countedStakesBp: z.int().optional(),
  below: z.string().optional(),
})

/** Reads the output of `writeInputs`. @throws ZodError for anything else */
export const readInputs = (text: string): Inputs => {
  const written = Written.parse(JSON.parse(text))
  return {
    contractType: written.contractType,
    product: written.product,
    carriesOver: written.carriesOver,
    carriedInMinor: BigInt(written.carriedIn),
    activeMembers: written.activeMembers,
    sums: {
      ...noSums,
      betMinor: BigInt(written.sums.bet),
      winMinor: BigInt(written.sums.win),
      rebateMinor: BigInt(written.sums.rebate),
      promotionMinor: BigInt(written.sums.promotion),
    },
    tiers: written.tiers.map((tier) => ({
      minimumBetMinor: BigInt(tier.minimumBet),
      netLossMinor: BigInt(tier.netLoss),
      activeMembers: tier.activeMembers,
      rateBp: tier.rateBp,
      ...(tier.fixed !== undefined && { fixedMinor: BigInt(tier.fixed) }),
    })),
    ...(written.memberTiers && {
      memberTiers: written.memberTiers.map(([members, bet]) => ({
        members,
        betMinor: BigInt(bet),
      })),
    }),
    ...(written.countedStakesBp !== undefined && { countedStakesBp: written.countedStakesBp }),
    ...(written.below !== undefined && { belowMinor: BigInt(written.below) }),
  }
}
