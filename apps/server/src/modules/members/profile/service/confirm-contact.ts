import { checkField } from '@trevo/field-rules/check-field.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Asking } from '../../../identity/index.ts'
import type { Requester } from '../../../verification/index.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import {
  findPendingContact,
  saveConfirmedContact,
  savePendingContact,
  type PendingContact,
} from '../repository/pending-contacts.ts'
import { isTakenBy } from '../repository/is-taken.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { createReadMobile } from '../../codes/service/read-mobile.ts'

type Channel = PendingContact['channel']

export type ContactOrder = {
  readonly password: string
  readonly channel: Channel
  readonly to?: string | undefined
  readonly countryDialingCode?: string | undefined
  readonly language: Language
}

const purposeOf = { email: 'confirm-email', mobile: 'confirm-mobile' } as const

const oneAccountEach = ['member_confirmed_email', 'member_confirmed_mobile'] as const

/** The contact in question, and the requesting member. */
const createReadContact = (needs: MembersNeeds) => {
  const { database, settings } = needs
  const { db } = database
  const readMobile = createReadMobile(needs)
  const invalid = (field: string) => new Refusal('profile.field_invalid', { field })

  const readEmail = (brandId: number, typed: string): string => {
    const email = typed.trim()
    const rule = { ...settings.registerRulesOf(brandId).email, patternId: 3, minLength: 5 }
    if (checkField(rule, email)) throw invalid('email')
    return email
  }

  const pendingContactOf = async (asking: Asking, order: ContactOrder): Promise<PendingContact> => {
    const { memberId, brandId } = asking
    const { channel, to, countryDialingCode } = order
    const member = await findMember(db, memberId)
    if (channel === 'email') {
      const email = to ?? member?.email
      if (!email) throw invalid('email')
      const target = readEmail(brandId, email)
      return { memberId, channel, target, dialingCode: null, nationalNumber: null }
    }
    const dialingCode = countryDialingCode ?? member?.mobileDialingCode ?? '+55'
    const nationalNumber = to ?? member?.mobileNumber
    if (!nationalNumber) throw invalid('mobileNum')
    const typed = { mobileNum: nationalNumber, countryDialingCode: dialingCode }
    const target = readMobile(brandId, typed)
    const digits = nationalNumber.replaceAll(/\D/g, '')
    return { memberId, channel, target, dialingCode, nationalNumber: digits }
  }

  /** A number's owner is revealed only once it is confirmed; until then it is a claim. */
  const requesterOf = async ({ memberId, channel, target }: PendingContact): Promise<Requester> => {
    const member = await findMember(db, memberId)
    const [own, confirmedAt] =
      channel === 'email'
        ? [member?.email, member?.emailConfirmedAt]
        : [member?.mobileE164, member?.mobileConfirmedAt]
    return own === target && confirmedAt ? { kind: 'owner' } : { kind: 'claimant', memberId }
  }

  return { pendingContactOf, requesterOf }
}

/** Email address and phone of the account, confirmed by a code sent there. */
export const createConfirmContact = (needs: MembersNeeds) => {
  const { database, clock, identity, verification } = needs
  const { db } = database
  const { pendingContactOf, requesterOf } = createReadContact(needs)

  return {
    /** Refuses a wrong password before anything is sent. */
    sendContactCode: async (asking: Asking, order: ContactOrder): Promise<{ sentTo: string }> => {
      const { memberId, brandId, device } = asking
      const { password, channel, language } = order
      await identity.provePassword({ memberId, password, address: device.address })
      const contact = await pendingContactOf(asking, order)
      await savePendingContact(db, contact)
      await verification.sendCode({
        brandId,
        purpose: purposeOf[channel],
        channel: channel === 'email' ? 'email' : 'sms',
        to: contact.target,
        language,
        address: device.address,
        requester: await requesterOf(contact),
      })
      return {
        sentTo: channel === 'email' ? maskEmail(contact.target) : maskNumber(contact.target),
      }
    },

    /** A confirmed contact is a proof, too; the session continues under a new token. */
    confirmContact: async (
      asking: Asking,
      { channel, code }: { channel: Channel; code: string },
    ): Promise<{ token: string }> => {
      const { memberId, brandId, device, sessionId } = asking
      const contact = await findPendingContact(db, memberId, channel)
      if (!contact) throw new Refusal('code.expired')
      const proof = await verification.checkCode({
        brandId,
        purpose: purposeOf[channel],
        to: contact.target,
        code,
      })
      const token = await database
        .inTx(async (tx) => {
          await proof.spend(tx)
          await saveConfirmedContact(tables<MemberTables>(tx), contact, clock.now())
          const kind = channel === 'email' ? 'email_confirmed' : 'mobile_confirmed'
          await identity.recordEvent(tx, { memberId, brandId, kind, device, sessionId })
          return identity.renewSession(tx, sessionId, 'mfa')
        })
        .catch((error: unknown) => {
          throw isTakenBy(error, oneAccountEach) ? new Refusal('contact.taken') : error
        })
      await identity.saveProof(memberId)
      await identity.announceChanged(sessionId)
      return { token }
    },
  }
}
