import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster } from '../shapes.ts'
import { ContractOffer, ContractProduct } from './agents/contracts.ts'

/** By product, so that a page can ask for one. */
const Offers = z.partialRecord(ContractProduct, z.array(ContractOffer))

/** MODEL-18: contracts that wait for this member's answer, by type, and which types there are. */
export const ConsolidatedContracts = z.object({
  divtypereq: Offers,
  dailysalreqtype: Offers,
  contracthoursalreq: Offers,
  realtimesalreqtype: Offers,
  /** Whether the member sees the pages of dividends, daily and hourly salaries. */
  divtypeinfo: z.boolean(),
  dailysalinfotype: z.boolean(),
  contracthoursalinfo: z.boolean(),
})
export type ConsolidatedContracts = z.infer<typeof ConsolidatedContracts>

export const getConsolidated = endpoint({
  name: 'getConsolidated',
  summary: 'What waits for the member, in one answer: contract offers',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: ConsolidatedContracts,
  refusals: [],
})
