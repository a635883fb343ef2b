import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Money } from '../shapes.ts'
import { ContractOffer, ContractProduct } from './agents/contracts.ts'

/** Offers by product, so that a page can request one. */
const Offers = z.partialRecord(ContractProduct, z.array(ContractOffer))

/** MODEL-18: contracts waiting for this member's answer, by type, and which types exist. */
export const ConsolidatedContracts = z.object({
  divtypereq: Offers,
  dailysalreqtype: Offers,
  dailysalmrreqtype: Offers,
  contracthoursalreq: Offers,
  realtimesalreqtype: Offers,
  /** Whether the member sees the pages of dividends, daily and hourly salaries. */
  divtypeinfo: z.boolean(),
  dailysalinfotype: z.boolean(),
  dailysalmrinfotype: z.boolean(),
  contracthoursalinfo: z.boolean(),
})
export type ConsolidatedContracts = z.infer<typeof ConsolidatedContracts>

/** Everything that the member owns, wherever it is. */
export const ConsolidatedFunds = z.object({
  currency: z.string(),
  /** Available, held, and reported by the vendors' wallets. */
  total: Money,
  /** What can currently be played, withdrawn or transferred. */
  available: Money,
  /** Reserved for what is in progress: unfinished withdrawals and transfers. */
  held: Money,
  /** Wallets kept by vendors; none if the brand has a single wallet. */
  vendorWallets: z.array(
    z.object({
      accountTypeId: z.int(),
      accountName: z.string(),
      /** Null if the vendor does not answer; it is then not included in the total. */
      availBalance: Money.nullable(),
    }),
  ),
})
export type ConsolidatedFunds = z.infer<typeof ConsolidatedFunds>

export const Consolidated = ConsolidatedContracts.extend({ funds: ConsolidatedFunds })

export const getConsolidated = endpoint({
  name: 'getConsolidated',
  summary: 'In one answer: the member’s funds wherever they are, and the contracts that wait',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: Consolidated,
  refusals: [],
})
