import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/members/members.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { readInstant } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findMemberByUsername } from '../../common/repository/find-member.ts'
import type { OfficeNeeds } from '../needs.ts'
import type { ListedMember, MemberFilter } from '../repository/list-members.ts'
import { listTagsOfBrand } from '../repository/notes-and-tags.ts'
import { presentMembers } from './present-members.ts'
import { scanMembers } from './scan-members.ts'

type Asked = Query<typeof endpoints.listMembers>
type Asking = { readonly brandId: number; readonly language: Language }

const tagsMax = 200

/** `<instant of the login>_<customer id>`; the instant is empty in the order of registration. */
const readPlace = (before: string | undefined): MemberFilter['after'] => {
  if (before === undefined) return undefined
  const [, time = '', customerId = ''] = /^([^_]*)_([0-9a-z]{1,32})$/.exec(before) ?? []
  if (customerId === '') throw new Refusal('request_param_err', { fields: ['before'] })
  return { customerId, loginAt: time === '' ? undefined : readInstant(time) }
}

const writePlace =
  (order: Asked['order']) =>
  ({ customerId, lastLoginAt }: Pick<ListedMember, 'customerId' | 'lastLoginAt'>): string =>
    `${order === 'login' ? (lastLoginAt?.toISOString() ?? '') : ''}_${customerId}`

const spanOf = (from: string | undefined, to: string | undefined, zone: string) => ({
  from: from === undefined ? undefined : instantIn(from, 0, zone),
  until: to === undefined ? undefined : instantIn(addDays(to, 1), 0, zone),
})

const typesOf = (
  { settings }: OfficeNeeds,
  brandId: number,
  kind: Asked['kind'],
): MemberFilter['types'] => {
  const { agentTypes, trialTypes } = settings.memberBrandOf(brandId)
  if (kind === 'agent') return { among: agentTypes, except: [] }
  return { except: kind === 'member' ? [...agentTypes, ...trialTypes] : trialTypes }
}

/** Members of a brand by the filters of its operators, a page at a time, without the brand's trial user. */
export const createListMembers = (needs: OfficeNeeds) => {
  const { database, settings } = needs

  const findUpline = async (brandId: number, username: string) =>
    (await findMemberByUsername(database.db, brandId, username))?.memberId

  return {
    listMembers: async (
      { brandId, language }: Asking,
      asked: Asked,
    ): Promise<Answer<typeof endpoints.listMembers>> => {
      const zone = settings.memberBrandOf(brandId).timeZone
      const login = spanOf(asked.loginFrom, asked.loginTo, zone)
      // A span of logins is answered from the index of logins.
      const order = login.from || login.until ? 'login' : asked.order
      const uplineId =
        asked.upline === undefined ? undefined : ((await findUpline(brandId, asked.upline)) ?? -1n)
      const filter = {
        brandId,
        state: asked.state,
        blocked: asked.blocked,
        tag: asked.tag,
        types: typesOf(needs, brandId, asked.kind),
        uplineId,
        registered: spanOf(asked.registeredFrom, asked.registeredTo, zone),
        login,
        order,
      }
      const { shown, last } = await scanMembers(needs, filter, {
        asked,
        after: readPlace(asked.before),
      })
      const next = last ? writePlace(order)(last) : null
      return { list: await presentMembers(needs, shown, language), next }
    },

    listMemberTags: async (brandId: number): Promise<Answer<typeof endpoints.listMemberTags>> => ({
      tags: await listTagsOfBrand(database.db, brandId, tagsMax),
    }),
  }
}
