import { randomUUID } from 'node:crypto'
import { memberPermissions } from '@trevo/contract/member-permissions.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { ascending } from '@trevo/platform/in-order.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { changeKind, type ChangeKind } from '../../../platform/approvals/change-kind.ts'
import type { RiskMember, RiskNeeds } from '../needs.ts'
import {
  insertCaseEvent,
  insertCaseMembers,
  listCaseMembers,
  lockCase,
  updateCase,
} from '../repository/cases.ts'
import type { RiskTables } from '../repository/tables.ts'

const Input = z.strictObject({
  /** Numbers of the members, ascending. */
  memberIds: z.array(z.string().regex(/^[1-9]\d{0,17}$/)).min(1),
  permissions: z.array(z.enum(memberPermissions)).min(1),
  until: z.iso.datetime().nullable(),
})
type Input = z.infer<typeof Input>

const inOrder = (permissions: readonly string[]): string[] =>
  memberPermissions.filter((one) => permissions.includes(one))

const blockedOf = (members: readonly RiskMember[]) =>
  Object.fromEntries(members.map(({ username, blocked }) => [username, inOrder(blocked)]))

/** Several members of a case lose the same permissions by one decision. */
export const blockCaseKind = (needs: RiskNeeds): ChangeKind => {
  const { clock, members } = needs
  const read = async (tx: Tx, brandId: number, target: string, { memberIds, until }: Input) => {
    const row = await lockCase(tx, brandId, BigInt(target))
    if (!row) throw new Refusal('risk.case_unknown')
    if (until !== null && new Date(until) <= clock.now()) throw new Refusal('member.block_end')
    const found = await members.findMembers(memberIds.map(BigInt), tx)
    const own = found.filter((one) => one.brandId === brandId)
    if (own.length !== memberIds.length) throw new Refusal('member.unknown')
    return { row, own: own.toSorted(ascending(({ memberId }) => memberId)) }
  }
  return changeKind<Input>({
    kind: 'blockCaseMembers',
    right: 'risk.decide',
    input: Input,
    describe: async (tx, { brandId, target, input }) => {
      const { row, own } = await read(tx, brandId, target, input)
      const blocked = own.map((one) => ({
        ...one,
        blocked: memberPermissions.filter(
          (permission) =>
            one.blocked.includes(permission) || input.permissions.includes(permission),
        ),
      }))
      const { title } = row
      return {
        before: { title, blocked: blockedOf(own), until: null },
        after: { title, blocked: blockedOf(blocked), until: input.until },
      }
    },
    execute: async (tx, { brandId, target, input }, { asked, decided, reason }) => {
      const { row, own } = await read(tx, brandId, target, input)
      const until = input.until === null ? null : new Date(input.until)
      const operator = decided
      // In the order of their numbers, so that two decisions never wait for each other.
      for (const { memberId } of own) {
        const { permissions } = input
        await members.blockInTx(tx, { memberId, permissions, operator, reason, until })
      }
      const at = clock.now()
      const known = (await listCaseMembers(tables<RiskTables>(tx), [row.id])).get(row.id) ?? []
      const added = own.map(({ memberId }) => memberId).filter((id) => !known.includes(id))
      if (added.length > 0) await insertCaseMembers(tx, row.id, added)
      await insertCaseEvent(tx, {
        case_id: row.id,
        client_id: randomUUID(),
        at,
        operator: `${asked}, ${decided}`,
        kind: 'blocked',
        content: `${own.map(({ username }) => username).join(', ')}: ${inOrder(input.permissions).join(', ')}`,
      })
      await updateCase(tx, row.id, { changed_at: at })
      noteAct({
        target: String(row.id),
        before: { blocked: blockedOf(own) },
        after: { members: own.map(({ username }) => username), permissions: input.permissions },
      })
    },
  })
}

/** The first yes or the second for a block of several members of a case. */
export const createBlockCaseMembers =
  ({ members, staff }: RiskNeeds) =>
  async (
    by: { readonly operatorId: bigint; readonly username: string; readonly brandId: number },
    caseId: string,
    asked: {
      readonly members: readonly string[]
      readonly permissions: readonly string[]
      readonly until: string | null
      readonly reason: string
      readonly requestId?: string | undefined
    },
  ) => {
    const { brandId } = by
    const found = await Promise.all(asked.members.map((key) => members.getMember(brandId, key)))
    const ids = [...new Set(found.map(({ memberId }) => memberId))]
    return staff.askChange({
      kind: 'blockCaseMembers',
      brandId,
      target: caseId,
      input: {
        memberIds: ids.toSorted(ascending((one) => one)).map(String),
        permissions: inOrder(asked.permissions),
        until: asked.until,
      },
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    })
  }
