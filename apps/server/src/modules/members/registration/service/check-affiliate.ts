import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { kindOf, type AccountTypes } from '../../common/domain/member-kind.ts'
import { findMemberByInviteCode, type Member } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'

/** The agent of this affiliate code; refuses `invitation_code_error`. */
export const getAgentByCode = async (
  db: MemberDb,
  brandId: number,
  code: string,
  types: AccountTypes,
): Promise<Member> => {
  const found = await findMemberByInviteCode(db, brandId, code)
  const isAgent = found && !found.closedAt && kindOf(found.type, types) === 'agent'
  if (!isAgent) throw new Refusal('invitation_code_error')
  return found
}

type Question = { readonly brand: Brand; readonly code: string; readonly domain: string }

/** REG-16: checked before registering, so that a wrong code is refused before anything is written. */
export const createCheckAffiliate =
  ({
    database,
    clock,
    settings,
    agents,
  }: Pick<MembersNeeds, 'database' | 'clock' | 'settings' | 'agents'>) =>
  async ({ brand, code, domain }: Question): Promise<{ affiliateCode: string }> => {
    const rules = settings.memberBrandOf(brand.id)
    const host = URL.parse(`http://${domain}`)?.hostname
    if (host === undefined || !rules.domains.includes(host)) {
      throw new Refusal('system.domain_invalid')
    }
    // An invite code takes precedence over a link's, so that a link cannot hijack another agent's members.
    const isInvited = await findMemberByInviteCode(database.db, brand.id, code)
    if (!isInvited && (await agents.findOpenLink(brand.id, code, clock.now()))) {
      return { affiliateCode: code.trim().toLowerCase() }
    }
    const agent = await getAgentByCode(database.db, brand.id, code, rules)
    return { affiliateCode: agent.inviteCode }
  }
