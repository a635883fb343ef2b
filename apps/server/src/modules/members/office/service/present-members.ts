import type { OpsMember } from '@trevo/contract/ops/members/members.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { maskEmail, maskNumber, maskPerson } from '../../common/domain/mask.ts'
import { kindOf } from '../../common/domain/member-kind.ts'
import { findMembers, type Member } from '../../common/repository/find-member.ts'
import type { OfficeNeeds } from '../needs.ts'
import { findLoginTimes } from '../repository/list-members.ts'
import { findTags } from '../repository/notes-and-tags.ts'

const hidden = (text: string | null, mask: (text: string) => string): string | null =>
  text === null || text === '' ? null : mask(text)

const stateOf = ({ closedAt, excludedAt }: Member): OpsMember['state'] => {
  if (closedAt) return 'closed'
  return excludedAt ? 'excluded' : 'open'
}

type Beside = {
  readonly upline: string | null
  readonly tags: readonly string[]
  readonly lastLoginAt: Date | undefined
  readonly availableMinor: bigint
  readonly level: OpsMember['level']
}

const present = (
  { settings }: OfficeNeeds,
  member: Member,
  { upline, tags, lastLoginAt, availableMinor, level }: Beside,
): OpsMember => ({
  memberId: member.customerId,
  username: member.username,
  kind: kindOf(member.type, settings.memberBrandOf(member.brandId)),
  state: stateOf(member),
  blocked: [...member.blocked],
  level,
  name: hidden(member.payeeName, maskPerson),
  email: hidden(member.email, maskEmail),
  mobile: hidden(member.mobileE164 ?? member.mobileNumber, maskNumber),
  upline,
  tags: [...tags],
  registeredAt: member.registeredAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  available: formatMoney(availableMinor),
  isDemo: member.isDemo,
})

/** Members of one brand as operators see them, with what other modules know of each, asked for all at once. */
export const presentMembers = async (
  needs: OfficeNeeds,
  members: readonly Member[],
  language: Language,
): Promise<OpsMember[]> => {
  const { database, wallet, records } = needs
  const { db } = database
  const [first] = members
  if (!first) return []
  const ids = members.map(({ memberId }) => memberId)
  const uplineIds = members.flatMap(({ uplineMemberId }) => uplineMemberId ?? [])
  const [tags, logins, balances, ranks, levels, uplines] = await Promise.all([
    findTags(db, ids),
    findLoginTimes(db, ids),
    wallet.balancesOf(ids),
    records.findRanks(ids),
    records.levelNames(first.brandId),
    findMembers(db, [...new Set(uplineIds)]),
  ])
  return members.map((member) => {
    const { memberId, uplineMemberId } = member
    const rank = ranks.get(memberId) ?? 0
    const names = levels.get(rank)
    return present(needs, member, {
      upline: uplines.find((one) => one.memberId === uplineMemberId)?.username ?? null,
      tags: tags.get(memberId) ?? [],
      lastLoginAt: logins.get(memberId),
      availableMinor: balances.get(memberId)?.availableMinor ?? 0n,
      level: names ? { rank, name: names[language] } : null,
    })
  })
}
