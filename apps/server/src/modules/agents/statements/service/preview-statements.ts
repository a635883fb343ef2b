import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { previewStatements } from '@trevo/contract/wps/agents/statements.ts'
import { isSigned } from '../../contracts/domain/contract-moves.ts'
import { periodAt, type RunPeriod } from '../domain/periods.ts'
import { listOwn } from '../../contracts/repository/queries-contracts.ts'
import type { ContractRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentInputs } from './present-statement.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { calculateNow } from './calculate-ladder.ts'
import { requireOpen } from './require-open.ts'

const periodOf = ({ contract_type: type, period }: ContractRow): RunPeriod => {
  if (type === 'REALTIME') return '5'
  return type === 'HOURLY' ? 'O' : (period ?? 'D')
}

/** The amount of the current period if it ended now. */
export const createPreviewStatements =
  ({ database: { db }, clock, settings }: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { contractType }: Query<typeof previewStatements>,
  ): Promise<Answer<typeof previewStatements>> => {
    requireOpen(settings, brandId, contractType)
    if (contractType === 'REALTIME') return []
    const zone = settings.timeZoneOf(brandId)
    const own = await listOwn(db, memberId, contractType)
    const signed = own.filter(({ status }) => isSigned(status))
    return Promise.all(
      signed.map(async (contract) => {
        const period = periodAt(periodOf(contract), clock.now(), zone)
        const { inputs } = await calculateNow(db, contract, period)
        return {
          contractId: contract.contract_id,
          type: contract.product,
          startsAt: period.start.toISOString(),
          endsAt: period.end.toISOString(),
          ...presentInputs(inputs),
        }
      }),
    )
  }
