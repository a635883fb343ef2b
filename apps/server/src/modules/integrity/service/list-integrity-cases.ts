import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listIntegrityCases } from '@trevo/contract/ops/compliance/integrity.ts'
import { cutPage, readNumber } from '@trevo/platform/keyset.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { listCases } from '../repository/cases.ts'
import { presentCase } from './show-integrity-case.ts'

/** Cases of the brand in a state, the newest first. */
export const createListIntegrityCases =
  ({ database: { db }, clock, settings }: IntegrityNeeds) =>
  async (
    brandId: number,
    { state, before, pageSize }: Query<typeof listIntegrityCases>,
  ): Promise<Answer<typeof listIntegrityCases>> => {
    const page = { brandId, state, before: readNumber(before), limit: pageSize + 1 }
    const rows = await listCases(db, page)
    const { shown, next } = cutPage(rows, pageSize, (last) => String(last.case_id))
    return {
      list: shown.map((row) => presentCase(row, clock.now())),
      next,
      noticeDays: settings.noticeDaysOf(brandId),
    }
  }
