import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Arrival, Device } from '../../../identity/index.ts'
import { maskEmail } from '../../common/domain/mask.ts'
import { saveConfirmedContact } from '../../profile/repository/pending-contacts.ts'
import { findMemberByEmail } from '../../common/repository/find-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'
import { findUsernameByNumber } from './find-username-by-number.ts'
import type { RegistrationOrder } from '../../registration/service/insert-registered.ts'
import type { LoginOrder } from './login.ts'
import type { createRegisterMember } from '../../registration/service/register-member.ts'

type Browser = {
  readonly brand: Brand
  /** The cookie of the browser that began. */
  readonly attempt: string | undefined
}

export type SocialReturn = Browser & {
  readonly provider: SocialProvider
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
  readonly device: Device
}

type Ways = {
  readonly enter: EnterAsMember
  readonly register: ReturnType<typeof createRegisterMember>
}

const refuseUnknown = async (
  { database }: MembersNeeds,
  brand: Brand,
  arrival: Arrival,
  linkId: string,
) => {
  const { provider, email, name, isEmailVerified } = arrival
  const known =
    email !== null && isEmailVerified
      ? await findMemberByEmail(database.db, brand.id, email)
      : undefined
  return known && email !== null
    ? new Refusal('social.link_required', { linkId, provider, email: maskEmail(email), name })
    : new Refusal('social.registration_required', { linkId, provider, email, name })
}

/** The provider's email counts as confirmed, unless another account has confirmed it. */
const keepEmail = async (
  { clock }: MembersNeeds,
  tx: Tx,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: bigint },
  arrival: Arrival,
) => {
  const { email, isEmailVerified } = arrival
  const db = tables<MemberTables>(tx)
  if (email === null || !isEmailVerified) return
  if (await findMemberByEmail(db, brandId, email)) return
  const contact = { target: email, dialingCode: null, nationalNumber: null } as const
  await saveConfirmedContact(db, { ...contact, memberId, channel: 'email' }, clock.now())
}

/**
 * Login by a provider (google, facebook). Known people enter; of others, those with a confirmed email address here
 * must enter that account's password once, and everybody else registers.
 */
export const createSocialLogin = (needs: MembersNeeds, ways: Ways) => {
  const { database, identity, settings } = needs
  const { social } = identity
  const redirectUri = (brand: Brand, provider: SocialProvider) =>
    `${settings.siteOf(brand.id).origin}/social/${provider}`

  return {
    startSocialLogin: (brand: Brand, provider: SocialProvider) =>
      social.start(provider, redirectUri(brand, provider)),

    finishSocialLogin: async (answer: SocialReturn): Promise<LoginAnswer> => {
      const { brand, provider, code, state, iss, attempt, device } = answer
      const callback = new URL(redirectUri(brand, provider))
      callback.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString()
      const returned = { brandId: brand.id, provider, callback, attempt }
      const person = await social.finish(returned)
      const memberId = await social.findMember(brand.id, provider, person.subject)
      if (memberId !== undefined) {
        return ways.enter({ brand, memberId, method: provider, device, site: 'member' })
      }
      const linkId = await social.keepArrival(returned, person)
      throw await refuseUnknown(needs, brand, { ...person, provider }, linkId)
    },

    /** The link is stored once the login is complete, including the second proof. */
    linkSocialLogin: async (order: LoginOrder & Browser & { linkId: string }) => {
      const { brand, linkId, attempt, device, site } = order
      const { provider, subject } = await social.getArrival(linkId, brand.id, attempt)
      const username = await findUsernameByNumber(database.db, brand.id, order.username)
      const known = await identity.authenticate({ ...order, username, address: device.address })
      await database.inTx((tx) => social.spendArrival(tx, linkId))
      return ways.enter({
        brand,
        memberId: known.memberId,
        method: 'password',
        device,
        site,
        isWeak: known.isWeak,
        link: { provider, subject },
      })
    },

    registerSocial: async (order: RegistrationOrder & Browser & { linkId: string }) => {
      const { brand, linkId, attempt, device } = order
      const arrival = await social.getArrival(linkId, brand.id, attempt)
      return ways.register({
        ...order,
        keepArrival: async (tx, memberId) => {
          await social.spendArrival(tx, linkId)
          const { provider, subject } = arrival
          await social.link(tx, { memberId, brandId: brand.id, provider, subject, device })
          await keepEmail(needs, tx, { brandId: brand.id, memberId }, arrival)
        },
      })
    },
  }
}
