import { tables, type Tx } from '@trevo/database/connect.ts'
import { checkField } from '@trevo/field-rules/check-field.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import { findMemberByEmail, findMemberByMobile } from '../../common/repository/find-member.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { getOwnedMember } from '../../common/service/get-office-member.ts'
import {
  saveConfirmedContact,
  type PendingContact,
} from '../../profile/repository/pending-contacts.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { readMobile } from '../domain/read-search.ts'
import { lockMember } from '../repository/notes-and-tags.ts'

export const contactKindName = 'correctMemberContact'

const Input = z.strictObject({ channel: z.enum(['email', 'mobile']), value: z.string() })
export type ContactInput = z.infer<typeof Input>

/** The contact that was typed, complete and as it is stored. @throws Refusal `member.contact_invalid` */
export const readContact = (
  { settings }: Pick<MembersNeeds, 'settings'>,
  brandId: number,
  { channel, value }: ContactInput,
): Omit<PendingContact, 'memberId'> => {
  if (channel === 'email') {
    const target = value.trim()
    const rule = { ...settings.registerRulesOf(brandId).email, patternId: 3, minLength: 5 }
    if (checkField(rule, target)) throw new Refusal('member.contact_invalid')
    return { channel, target, dialingCode: null, nationalNumber: null }
  }
  const mobile = readMobile(value)
  if (!mobile) throw new Refusal('member.contact_invalid')
  const dialingCode = mobile.e164.slice(0, -mobile.national.length)
  return { channel, target: mobile.e164, dialingCode, nationalNumber: mobile.national }
}

/**
 * Another email or phone for a member whose identity was proven elsewhere; it counts as confirmed, so that a member
 * without the old one can recover the password. Its target is the username.
 */
export const correctContactKind = (needs: MembersNeeds): ChangeKind => {
  const { clock } = needs

  const lock = async (tx: Tx, brandId: number, username: string, input: ContactInput) => {
    const db = tables<MemberTables>(tx)
    const { memberId } = await getOwnedMember(needs, db, brandId, username)
    await lockMember(db, memberId)
    const member = await getOwnedMember(needs, db, brandId, username)
    if (member.closedAt) throw new Refusal('account.closed')
    const contact = readContact(needs, brandId, input)
    const { target, channel } = contact
    const isEmail = channel === 'email'
    const [now, confirmedAt] = isEmail
      ? [member.email, member.emailConfirmedAt]
      : [member.mobileE164, member.mobileConfirmedAt]
    const isSame = isEmail ? now?.toLowerCase() === target.toLowerCase() : now === target
    if (isSame && confirmedAt) throw new Refusal('member.contact_same')
    const owner = isEmail
      ? await findMemberByEmail(db, brandId, target)
      : await findMemberByMobile(db, brandId, target)
    if (owner && owner.memberId !== memberId) throw new Refusal('contact.taken')
    return { db, member, contact, now, confirmedAt }
  }

  const masked = (channel: ContactInput['channel'], text: string | null): string | null => {
    if (text === null) return null
    return channel === 'email' ? maskEmail(text) : maskNumber(text)
  }

  return changeKind<ContactInput>({
    kind: contactKindName,
    right: 'members.correct',
    input: Input,
    describe: async (tx, { brandId, target, input }) => {
      const { contact, now, confirmedAt } = await lock(tx, brandId, target, input)
      const { channel } = contact
      const before = {
        member: target,
        [channel]: masked(channel, now),
        isConfirmed: confirmedAt !== null,
      }
      const after = {
        ...before,
        [channel]: masked(channel, contact.target),
        isConfirmed: true,
      }
      return { before, after }
    },
    execute: async (tx, { brandId, target, input }, { decided: operator, reason }) => {
      const { db, member, contact } = await lock(tx, brandId, target, input)
      const { memberId } = member
      const at = clock.now()
      await saveConfirmedContact(db, { ...contact, memberId }, at)
      const detail = { channel: contact.channel }
      const event = { memberId, at, kind: 'contact_corrected', operator, reason, detail } as const
      await addOfficeEvent(db, event)
    },
  })
}
