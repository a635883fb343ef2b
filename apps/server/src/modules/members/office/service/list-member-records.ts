import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listMemberRecords } from '@trevo/contract/ops/members/member-records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { getOfficeMember } from '../../common/service/get-office-member.ts'
import type { OfficeNeeds } from '../needs.ts'

type Asking = { readonly brandId: number; readonly language: Language }

/** One of the lists that a member's own pages have, as an operator reads it. */
export const createListMemberRecords =
  ({ database, records }: OfficeNeeds) =>
  async (
    { brandId, language }: Asking,
    key: string,
    { kind, before, pageSize }: Query<typeof listMemberRecords>,
  ): Promise<Answer<typeof listMemberRecords>> => {
    const { memberId } = await getOfficeMember(database.db, brandId, key)
    const page = { memberId, brandId, before, pageSize, language }
    const { list, next } = await records.listRecords(kind, page)
    return { list: [...list], next }
  }
