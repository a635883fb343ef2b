import type { Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Staff } from '../../modules/staff/index.ts'

/** `<merchant>@<username>` of members; unknown ones are left out. */
export const accountsOf =
  (members: Pick<MemberDirectory, 'findMembers'>) =>
  async (memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> => {
    const found = await members.findMembers([...new Set(memberIds)])
    return new Map(found.map(({ memberId, account }) => [memberId, account]))
  }

/** The user name of an operator of a brand who may answer at the desk; undefined for others. */
export const findAnswerer =
  ({
    identity: { operatorAccounts },
    staff,
  }: {
    readonly identity: Pick<Identity, 'operatorAccounts'>
    readonly staff: Pick<Staff, 'rightsOf'>
  }) =>
  async (brandId: number, operator: string): Promise<string | undefined> => {
    const operatorId = await operatorAccounts.findOperatorId(brandId, operator)
    if (operatorId === undefined || !(await staff.rightsOf(operatorId)).has('desk.answer')) {
      return undefined
    }
    return (await operatorAccounts.listOperatorNames([operatorId])).get(operatorId)
  }
