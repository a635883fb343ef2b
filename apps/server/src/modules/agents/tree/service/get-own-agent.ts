import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getOwnAgent } from '@trevo/contract/wps/agents/team.ts'
import { contractTypes } from '@trevo/contract/contract-terms.ts'
import { isSigned } from '../../contracts/domain/contract-moves.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { listOwn, listTiers } from '../../contracts/repository/queries-contracts.ts'
import { findNode } from '../repository/tree.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from './require-downline.ts'

/** A member's upline, and what that person is paid for, in words for the member. */
export const createGetOwnAgent =
  (needs: AgentsNeeds) =>
  async ({ brandId, memberId }: Caller): Promise<Answer<typeof getOwnAgent>> => {
    const { db } = needs.database
    const node = await findNode(db, memberId)
    const above = node?.path.at(-2)
    const people = await needs.members.findPeople([memberId, ...(above ? [above] : [])])
    const ownName = people.get(memberId)?.maskedName ?? ''
    const agent = above === undefined ? undefined : people.get(above)
    if (!node || above === undefined || !agent) return { agent: null, ownName }
    const types = contractTypes.filter((type) => needs.settings.openTypes(brandId).includes(type))
    const contracts = (await Promise.all(types.map((type) => listOwn(db, above, type)))).flat()
    const signed = contracts.filter(({ status }) => isSigned(status))
    const tiers = await listTiers(
      db,
      signed.map((one) => one.contract_id),
    )
    return {
      ownName,
      agent: {
        name: agent.maskedName,
        since: node.placedAt.toISOString(),
        contracts: signed.map((one) => {
          const own = tiers.get(one.contract_id) ?? []
          const rates = own.flatMap(({ rateBp, winRateBp = rateBp }) => [rateBp, winRateBp])
          return {
            contractType: one.contract_type,
            product: one.product,
            rateFrom: formatPercent(Math.min(...rates)),
            rateTo: formatPercent(Math.max(...rates)),
            paysOnLoss:
              one.contract_type === 'DIVIDEND' ||
              own.some(({ rateBp, winRateBp = rateBp }) => winRateBp < rateBp),
          }
        }),
      },
    }
  }
