import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import type { ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import type { ConsolidatedContracts } from '@trevo/contract/wps/consolidated.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { findSigned, ladderOf, listGivenFrom } from '../repository/contracts.ts'
import { listWaiting } from '../repository/queries-contracts.ts'
import type { ContractRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentContracts } from './present-contract.ts'

type OffersByProduct = Partial<Record<ContractProduct, ContractOffer[]>>

/** The effect of agreeing to a request on the contracts around it. */
const consequencesOf = async ({ database: { db } }: AgentsNeeds, row: ContractRow) => {
  const ladder = ladderOf(row)
  const before = row.status === 'V' ? undefined : await findSigned(db, ladder, row.receiver_id)
  const keptBelowBp = row.status === 'V' ? 0 : row.rate_bp
  const ending = await listGivenFrom(db, ladder, row.receiver_id, keptBelowBp)
  return {
    previousRate: before ? formatPercent(before.rate_bp) : null,
    downlineHigherRate: ending.length > 0 ? ('Y' as const) : ('N' as const),
  }
}

/**
 * CALL-31, MODEL-18: the contracts awaiting a member, by type and product, and which contract pages the member
 * has. Types that are switched off are left out.
 */
export const createListOffers =
  (needs: AgentsNeeds) =>
  async (brandId: number, memberId: bigint): Promise<ConsolidatedContracts> => {
    const { database, members, settings } = needs
    const types = settings.openTypes(brandId)
    const isAgent = (await members.findAgent(memberId))?.isAgent ?? false
    const rows = await listWaiting(database.db, memberId, types)
    const contracts = await presentContracts(needs, rows)
    const consequences = await Promise.all(rows.map((row) => consequencesOf(needs, row)))
    const offers = contracts.flatMap((contract, index): ContractOffer[] => {
      const around = consequences[index]
      return around ? [{ ...contract, ...around }] : []
    })

    const offersOf = (contractType: ContractType): OffersByProduct =>
      Object.fromEntries(
        Map.groupBy(
          offers.filter((offer) => offer.contractType === contractType),
          ({ type }) => type,
        ),
      )
    const hasPage = (contractType: ContractType) => isAgent && types.includes(contractType)
    return {
      divtypereq: offersOf('DIVIDEND'),
      dailysalreqtype: offersOf('DAILY'),
      dailysalmrreqtype: offersOf('MEMBER_DAILY'),
      contracthoursalreq: offersOf('HOURLY'),
      realtimesalreqtype: offersOf('REALTIME'),
      divtypeinfo: hasPage('DIVIDEND'),
      dailysalinfotype: hasPage('DAILY'),
      dailysalmrinfotype: hasPage('MEMBER_DAILY'),
      contracthoursalinfo: hasPage('HOURLY'),
    }
  }
