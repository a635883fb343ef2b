import type { ModuleId } from '@trevo/contract/module-ids.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { findMemberByMobile } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { createReadMobile, type TypedMobile } from './read-mobile.ts'
import { createFindRequester, type AskedFrom } from './find-requester.ts'

/** The forms that request a code without a session, and the switch that each needs, if any. */
const switchOf = {
  login: 'MOBILEVERCODELOGIN3',
  // Every brand recovers by phone (FORGOT-1).
  recover: undefined,
  // The use of the code checks its own switch.
  loginOrRecover: undefined,
  register: 'REGMOBVERF3',
  registerMobile: 'MOBILENUMREG3',
} as const satisfies Record<string, ModuleId | undefined>

/** REG-14: the default form of a code. */
export const usualRegType = ({ disabledModules }: Pick<Brand, 'disabledModules'>) =>
  disabledModules.has('MOBILENUMREG3') ? 'register' : 'registerMobile'

export type MobileCodeOrder = {
  readonly brand: Brand
  readonly language: Language
  readonly form: keyof typeof switchOf
  readonly mobile: TypedMobile
  readonly humanProof: string | undefined
  readonly from: AskedFrom
  /** The requesting page; absent if the caller is not a browser. */
  readonly origin: string | undefined
}

/**
 * A code by SMS for a caller without a session. In order: the form's switch, the page, the number, the human
 * verification, then the limits. Login and recovery answer the same for known and unknown numbers. Refuses
 * `sms.not_enabled`, `sms.number_invalid`, `verify_first` without a proof, `sms.captcha_check_failed` with a wrong
 * one or from a foreign page.
 */
export const createSendMobileCode = (needs: MembersNeeds) => {
  const { database, identity, verification, settings } = needs
  const readMobile = createReadMobile(needs)
  const findRequester = createFindRequester(needs)

  const isOwnPage = (brand: Brand, origin: string | undefined): boolean => {
    if (origin === undefined) return true
    const host = URL.parse(origin)?.hostname
    return host !== undefined && settings.memberBrandOf(brand.id).domains.includes(host)
  }

  const requireHuman = async ({ brand, humanProof }: MobileCodeOrder) => {
    if (brand.disabledModules.has('GEETEST3')) return
    if (humanProof === undefined) throw new Refusal('verify_first')
    if (!(await identity.isHuman(humanProof))) throw new Refusal('sms.captcha_check_failed')
  }

  return async (order: MobileCodeOrder): Promise<{ expiredMinutes: number }> => {
    const { brand, form, language, from } = order
    const needed = switchOf[form]
    if (needed && brand.disabledModules.has(needed)) throw new Refusal('sms.not_enabled')
    if (!isOwnPage(brand, order.origin)) throw new Refusal('sms.captcha_check_failed')
    const to = readMobile(brand.id, order.mobile)
    await requireHuman(order)

    const isForNewcomers = form === 'register' || form === 'registerMobile'
    const owner = await findMemberByMobile(database.db, brand.id, to)
    return verification.sendCode({
      brandId: brand.id,
      purpose: isForNewcomers ? 'register' : form,
      channel: 'sms',
      to,
      language,
      address: from.address,
      requester: await findRequester(owner, from),
      isWanted: isForNewcomers || owner !== undefined,
    })
  }
}
