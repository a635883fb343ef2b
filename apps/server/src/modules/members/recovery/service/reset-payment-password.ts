import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Asking } from '../../../identity/index.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'

type Channel = 'email' | 'mobile'

/**
 * A new payment password for a member who forgot it: the login password, and a code that goes only to a previously
 * confirmed contact. A stolen session alone is not enough.
 */
export const createResetPaymentPassword = (needs: MembersNeeds) => {
  const { database, identity, verification } = needs
  const { paymentPassword } = identity

  const contactOf = async (memberId: bigint, channel: Channel): Promise<string> => {
    const member = await findMember(database.db, memberId)
    const isEmail = channel === 'email'
    const contact = isEmail ? member?.email : member?.mobileE164
    const confirmedAt = isEmail ? member?.emailConfirmedAt : member?.mobileConfirmedAt
    if (!contact || !confirmedAt) throw new Refusal('payment_password.contact_needed')
    return contact
  }

  return {
    sendPaymentPasswordCode: async (
      { memberId, brandId, device }: Asking,
      { password, channel, language }: { password: string; channel: Channel; language: Language },
    ): Promise<{ sentTo: string }> => {
      await identity.provePassword({ memberId, password, address: device.address })
      await paymentPassword.requireSet(memberId)
      const to = await contactOf(memberId, channel)
      await verification.sendCode({
        brandId,
        purpose: 'payment-password',
        channel: channel === 'email' ? 'email' : 'sms',
        to,
        language,
        address: device.address,
        requester: { kind: 'owner' },
      })
      return { sentTo: channel === 'email' ? maskEmail(to) : maskNumber(to) }
    },

    resetPaymentPassword: async (
      asking: Asking,
      { channel, code, next }: { channel: Channel; code: string; next: string },
    ): Promise<void> => {
      // An invalid password costs no try of the code.
      paymentPassword.requireGood(next)
      const to = await contactOf(asking.memberId, channel)
      const { brandId } = asking
      const proof = await verification.checkCode({ brandId, purpose: 'payment-password', to, code })
      await paymentPassword.reset(asking, next, (tx) => proof.spend(tx))
    },
  }
}
