import {
  countExclusions,
  listClosedDays,
  listFileChecks,
  listFundsDays,
  listGameReturns,
  listIntegrityCases,
  listJurisdictionRules,
  listPrizes,
  listSigapFiles,
} from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'

const one = { pageSize: 1 }
const some = { pageSize: 100 }
const refetchInterval = 60_000

const reading = <Value>(name: string, read: () => Promise<Value>) =>
  queryOptions({
    queryKey: ['inspection', name],
    queryFn: read,
    refetchInterval,
    retry: false,
  })

export const rulesQuery = reading('rules', () =>
  ask(listJurisdictionRules, { params: { name: 'br' } }),
)
export const returnsQuery = reading('returns', () =>
  ask(listGameReturns, { query: { ...some, outside: '1' } }),
)
export const daysQuery = reading('days', () => ask(listClosedDays, { query: one }))
export const filesQuery = reading('files', () => ask(listSigapFiles, { query: one }))
export const rejectedQuery = reading('rejected', () =>
  ask(listSigapFiles, { query: { ...some, state: 'rejected' } }),
)
export const fundsQuery = reading('funds', () => ask(listFundsDays, { query: one }))
export const prizesQuery = reading('prizes', () => ask(listPrizes, { query: one }))
export const exclusionsQuery = reading('exclusions', () => ask(countExclusions, { query: {} }))
export const casesQuery = reading('cases', () => ask(listIntegrityCases, { query: some }))
export const noticesQuery = reading('notices', () =>
  ask(listIntegrityCases, { query: { ...some, state: 'noticed' } }),
)
export const checksQuery = reading('checks', () => ask(listFileChecks, { query: one }))
