import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Money } from '../shapes.ts'
import { ContractOffer, ContractProduct } from './agents/contracts.ts'

/** By product, so that a page can ask for one. */
const Offers = z.partialRecord(ContractProduct, z.array(ContractOffer))

/** MODEL-18: contracts that wait for this member's answer, by type, and which types there are. */
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

/** Everything the member owns, wherever it is. */
export const ConsolidatedFunds = z.object({
  currency: z.string(),
  /** Available, held, and what the vendors' wallets told. */
  total: Money,
  /** What can be played, withdrawn or moved now. */
  available: Money,
  /** Reserved for what is under way: withdrawals and transfers that have not ended. */
  held: Money,
  /** Wallets that vendors keep; none where the brand keeps a single wallet. */
  vendorWallets: z.array(
    z.object({
      accountTypeId: z.int(),
      accountName: z.string(),
      /** Null when the vendor does not answer; then it is not in the total. */
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
