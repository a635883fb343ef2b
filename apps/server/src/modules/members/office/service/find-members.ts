import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/members/members.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import {
  findMemberByAccount,
  findMemberByCustomerId,
  findMemberByUsername,
  type Member,
} from '../../common/repository/find-member.ts'
import { readSearch } from '../domain/read-search.ts'
import type { OfficeNeeds } from '../needs.ts'
import { listByCpf, listByEmail, listByMobile } from '../repository/search-members.ts'
import { presentMembers } from './present-members.ts'

type Found = Answer<typeof endpoints.findMembers>['list'][number]

const foundMax = 10

/** Members of the brand by what somebody says of themself, exactly; each reading of the text is one look-up. */
export const createFindMembers =
  (needs: OfficeNeeds) =>
  async (
    { brandId, language }: { readonly brandId: number; readonly language: Language },
    text: string,
  ): Promise<Answer<typeof endpoints.findMembers>> => {
    const { db } = needs.database
    const { customerId, account, username, cpf, mobileE164, email } = readSearch(text)
    const one = (member: Member | undefined): readonly Member[] => (member ? [member] : [])
    const found = await Promise.all([
      customerId === undefined ? [] : findMemberByCustomerId(db, customerId).then(one),
      username === undefined ? [] : findMemberByUsername(db, brandId, username).then(one),
      account === undefined ? [] : findMemberByAccount(db, brandId, account).then(one),
      cpf === undefined ? [] : listByCpf(db, brandId, cpf),
      mobileE164 === undefined ? [] : listByMobile(db, brandId, mobileE164),
      email === undefined ? [] : listByEmail(db, brandId, email),
    ])
    const ways = ['memberId', 'username', 'username', 'cpf', 'mobile', 'email'] as const
    const all = found.flatMap((members, way) =>
      members.map((member) => ({ by: ways[way] ?? 'username', member })),
    )
    const own = all.filter(
      ({ member }, index) =>
        member.brandId === brandId &&
        all.findIndex((earlier) => earlier.member.memberId === member.memberId) === index,
    )
    const shown = own.slice(0, foundMax)
    const presented = await presentMembers(
      needs,
      shown.map(({ member }) => member),
      language,
    )
    return {
      list: presented.map((member, index): Found => ({
        by: shown[index]?.by ?? 'username',
        member,
      })),
    }
  }
