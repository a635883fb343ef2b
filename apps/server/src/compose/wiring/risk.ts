import { createDatabase } from '@trevo/database/connect.ts'
import { linksOf, type ComparedAccount } from '@trevo/promotion-rules/linked-accounts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory, Members } from '../../modules/members/index.ts'
import type { Play } from '../../modules/play/index.ts'
import { createRisk, type Risk, type RiskMember, type RiskNeeds } from '../../modules/risk/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import { readAccounts } from '../accounts/compare-accounts.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly directory: MemberDirectory
  readonly members: Pick<Members, 'blockInTx'>
  readonly identity: Pick<Identity, 'listDevicesOf' | 'listSharingNetwork' | 'operatorAccounts'>
  readonly cashier: Pick<OpenCashier, 'withdrawals'>
  readonly play: Pick<Play, 'listSignalledWith'>
  readonly staff: Pick<Staff, 'approvals' | 'rightsOf'>
}

type Member = Awaited<ReturnType<MemberDirectory['findMembers']>>[number]

const riskMemberOf = (member: Member): RiskMember => ({
  memberId: member.memberId,
  brandId: member.brandId,
  customerId: member.customerId,
  username: member.username,
  registeredAt: member.registeredAt,
  isClosed: member.closedAt !== null,
  blocked: member.blocked,
})

const countCommon = (one: readonly string[], other: readonly string[]): number =>
  new Set(one.filter((key) => other.includes(key))).size

/** What two accounts share: the links of all other places, and a network whenever they registered. */
const reasonsOf = (one: ComparedAccount, other: ComparedAccount, signals: number) => {
  const networks = countCommon(one.addressBlocks, other.addressBlocks)
  const counts = {
    samePayee: countCommon(one.payeeKeys, other.payeeKeys),
    sameDevice: countCommon(one.deviceKeys, other.deviceKeys),
  }
  const links = linksOf(one, other).filter((link) => link !== 'sameAddress')
  return [
    ...links.map((reason) => ({
      reason,
      count: reason === 'samePayee' || reason === 'sameDevice' ? counts[reason] : 1,
    })),
    ...(networks > 0 ? [{ reason: 'sameAddress' as const, count: networks }] : []),
    ...(signals > 0 ? [{ reason: 'oppositeBets' as const, count: signals }] : []),
  ]
}

const createCompare =
  (neighbours: Neighbours, { clock }: Pick<Platform, 'clock'>): RiskNeeds['members']['compare'] =>
  async (memberIds) => {
    const { directory: members, identity, cashier, play } = neighbours
    const accounts = await readAccounts({ members, identity, cashier, clock }, memberIds)
    const signalled = await play.listSignalledWith(memberIds)
    const signalsOf = (a: bigint, b: bigint): number =>
      signalled.filter(
        ({ memberId, otherId }) =>
          (memberId === a && otherId === b) || (memberId === b && otherId === a),
      ).length
    return accounts.flatMap((one, index) =>
      accounts.slice(index + 1).flatMap((other) => {
        const reasons = reasonsOf(one, other, signalsOf(one.memberId, other.memberId))
        return reasons.length === 0
          ? []
          : [{ memberId: one.memberId, otherId: other.memberId, reasons }]
      }),
    )
  }

/** Links of members, and cases about them. */
export const buildRisk = (platform: Platform, neighbours: Neighbours): Risk => {
  const { directory, members, identity, cashier, play, staff } = neighbours
  return createRisk({
    database: createDatabase(platform.pools.requests),
    clock: platform.clock,
    members: {
      getMember: async (brandId, key) => {
        const byId = await directory.findMemberByCustomerId(key)
        const member =
          byId?.brandId === brandId ? byId : await directory.findMemberByUsername(brandId, key)
        if (!member) throw new Refusal('member.unknown')
        return riskMemberOf(member)
      },
      findMembers: async (memberIds, tx) =>
        (await directory.findMembers(memberIds, tx)).map(riskMemberOf),
      listReferrals: async (memberId, limit) => {
        const [member, referred] = await Promise.all([
          directory.findMember(memberId),
          directory.listReferred(memberId, limit),
        ])
        const ids = referred.map((one) => one.memberId)
        return member?.referrerMemberId ? [member.referrerMemberId, ...ids] : ids
      },
      compare: createCompare(neighbours, platform),
      blockInTx: members.blockInTx,
    },
    identity,
    cashier: cashier.withdrawals,
    play,
    staff: {
      askChange: staff.approvals.askChange,
      findReader: async (brandId, operator) => {
        const operatorId = await identity.operatorAccounts.findOperatorId(brandId, operator)
        if (operatorId === undefined || !(await staff.rightsOf(operatorId)).has('risk.read')) {
          return undefined
        }
        return (await identity.operatorAccounts.listOperatorNames([operatorId])).get(operatorId)
      },
    },
  })
}
