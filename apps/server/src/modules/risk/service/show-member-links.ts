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

/** The graph around a member: the accounts linked with them, and the links among those. */
export const createShowMemberLinks =
  ({ members }: Pick<RiskNeeds, 'members'>) =>
  async (brandId: number, key: string) => {
    const member = await members.getMember(brandId, key)
    const found = await members.listCandidates(member.memberId, othersMax + 1)
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
