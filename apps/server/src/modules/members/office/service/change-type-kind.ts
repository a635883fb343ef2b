import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import { kindOf, ordinaryType } from '../../common/domain/member-kind.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { getOwnedMember } from '../../common/service/get-office-member.ts'
import { savePlace } from '../../directory/repository/save-place.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { countBelow } from '../repository/count-below.ts'
import { lockMember } from '../repository/notes-and-tags.ts'

export const typeKindName = 'changeMemberType'

const Input = z.strictObject({ type: z.int() })
type TypeInput = z.infer<typeof Input>

/**
 * Another type for an account: an ordinary member, or one of the brand's agent types, never the trial user's. An
 * agent with people below stays one. A session keeps the kind it was opened with, so all of them end. Its target is
 * the username.
 */
export const changeTypeKind = (needs: MembersNeeds): ChangeKind => {
  const { clock, settings, identity } = needs
  const lock = async (tx: Tx, brandId: number, username: string, { type }: TypeInput) => {
    const db = tables<MemberTables>(tx)
    const brand = settings.memberBrandOf(brandId)
    const types = [ordinaryType, ...brand.agentTypes]
    if (!types.includes(type)) throw new Refusal('member.type_unknown', { types: types.join(', ') })
    const { memberId } = await getOwnedMember(needs, db, brandId, username)
    await lockMember(db, memberId)
    const member = await getOwnedMember(needs, db, brandId, username)
    if (member.closedAt) throw new Refusal('account.closed')
    if (member.type === type) throw new Refusal('member.type_same')
    if (kindOf(type, brand) !== 'agent' && (await countBelow(db, memberId)) > 0) {
      throw new Refusal('member.has_team')
    }
    return { db, member }
  }
  return changeKind<TypeInput>({
    kind: typeKindName,
    right: 'members.correct',
    input: Input,
    describe: async (tx, { brandId, target, input }) => {
      const { member } = await lock(tx, brandId, target, input)
      const before = { member: target, accountType: member.type }
      return { before, after: { ...before, accountType: input.type } }
    },
    execute: async (tx, { brandId, target, input }, { decided: operator, reason }) => {
      const { db, member } = await lock(tx, brandId, target, input)
      const { memberId, type: from } = member
      await savePlace(db, memberId, { type: input.type })
      await identity.endSessionsInTx(tx, memberId)
      const detail = { from, to: input.type }
      const event = { memberId, at: clock.now(), kind: 'type_changed', operator, reason } as const
      await addOfficeEvent(db, { ...event, detail })
    },
  })
}
