import { dayMs } from '@trevo/calendar/durations.ts'
import type { LinkedMember } from '@trevo/contract/ops/risk/risk.ts'
import type { RiskMember, RiskNeeds } from '../needs.ts'

/** More accounts than one picture can show. */
const othersMax = 60

export const presentMember = (member: RiskMember): LinkedMember => ({
  memberId: member.customerId,
  username: member.username,
  registeredAt: member.registeredAt.toISOString(),
  isClosed: member.isClosed,
  blocked: [...member.blocked],
})

/** Logins of this period show the networks of a member. */
const networksKeptMs = 90 * dayMs

/** Accounts that may be linked with one: by payee, signal, network or referral; `limit` at most. */
const listCandidates = async (
  { members, identity, cashier, play, clock }: RiskNeeds,
  memberId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const since = new Date(clock.now().getTime() - networksKeptMs)
  const [payees, signalled, networks, referrals] = await Promise.all([
    cashier.listSharingPayee(memberId, limit),
    play.listSignalledWith([memberId]),
    identity.listSharingNetwork(memberId, { since, limit }),
    members.listReferrals(memberId, limit),
  ])
  const others = signalled.map((one) => (one.memberId === memberId ? one.otherId : one.memberId))
  const found = new Set([...payees, ...others, ...networks, ...referrals])
  found.delete(memberId)
  return [...found].slice(0, limit)
}

/** The graph around a member: the accounts linked with them, and the links among those. */
export const createShowMemberLinks = (needs: RiskNeeds) => {
  const { members } = needs
  return async (brandId: number, key: string) => {
    const member = await members.getMember(brandId, key)
    const found = await listCandidates(needs, member.memberId, othersMax + 1)
    const compared = await members.compare([member.memberId, ...found])
    const isLinked = (id: bigint): boolean =>
      compared.some(
        (link) =>
          (link.memberId === member.memberId && link.otherId === id) ||
          (link.otherId === member.memberId && link.memberId === id),
      )
    const linked = (await members.findMembers(found.filter(isLinked)))
      // A brand's operator never learns of another brand's accounts.
      .filter((one) => one.brandId === brandId)
      .slice(0, othersMax)
    const shown = new Map([member, ...linked].map((one) => [one.memberId, one.customerId]))
    return {
      member: presentMember(member),
      others: linked.map(presentMember),
      links: compared.flatMap(({ memberId, otherId, reasons }) => {
        const [one, other] = [shown.get(memberId), shown.get(otherId)]
        return one === undefined || other === undefined
          ? []
          : [{ memberId: one, otherId: other, reasons: [...reasons] }]
      }),
      isCut: found.length > othersMax,
    }
  }
}
