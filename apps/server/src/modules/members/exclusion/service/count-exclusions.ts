import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { countExclusions } from '@trevo/contract/ops/exclusions.ts'
import type { MembersNeeds } from '../../needs.ts'
import { countExclusionsOf } from '../repository/count-exclusions.ts'

const yearMs = 365 * dayMs

/** Exclusions of a brand in numbers, without anybody's name. */
export const createCountExclusions =
  ({ database: { db }, clock }: Pick<MembersNeeds, 'database' | 'clock'>) =>
  async (brandId: number): Promise<Answer<typeof countExclusions>> => {
    const since = new Date(clock.now().getTime() - yearMs)
    return { rows: [...(await countExclusionsOf(db, brandId, since))] }
  }
