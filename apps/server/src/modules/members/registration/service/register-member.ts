import { readMobileNumber } from '@trevo/field-rules/phone.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Proof } from '../../../verification/index.ts'
import { trialUsername } from '../../common/domain/account-name.ts'
import { byUsername, type RegistrationForm } from '../domain/check-registration.ts'
import { createRequireGoodForm } from './require-good-form.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { LoginAnswer } from '../../common/service/entry.ts'
import {
  createInsertRegistered,
  type Hashes,
  type Registered,
  type RegistrationOrder,
} from './insert-registered.ts'
import { createReadMobile } from '../../codes/service/read-mobile.ts'

type Mobile = { readonly mobile: Registered['mobile']; readonly proof: Proof | undefined }

/**
 * Registration by username. In order: human verification, terms, the brand's field rules, password, captcha, the
 * mobile number's code if the brand requires one (REGMOBVERF3); then member, credential, wallet accounts and
 * session in one transaction.
 */
export const createRegisterMember = (needs: MembersNeeds) => {
  const { database, identity, verification, settings } = needs
  const readMobile = createReadMobile(needs)
  const requireGood = createRequireGoodForm(needs)
  const insertRegistered = createInsertRegistered(needs)

  const requireGoodName = ({ username, password }: RegistrationForm) => {
    identity.requireGoodPassword(password, username)
    if (username.normalize('NFKC').toLowerCase() === trialUsername) {
      throw new Refusal('register.username_taken')
    }
  }

  const hashAll = async (form: RegistrationForm, brand: Brand): Promise<Hashes> => {
    const { enabled } = settings.registerRulesOf(brand.id).paymentPassword
    return {
      password: await identity.hasher.hash(form.password),
      paymentPassword:
        enabled && form.paymentPassword ? await identity.hasher.hash(form.paymentPassword) : null,
    }
  }

  const findMobile = async (
    { brand, form }: RegistrationOrder,
    confirmsMobile: boolean,
  ): Promise<Mobile> => {
    const { mobileNum = '', countryDialingCode = '' } = form
    if (!confirmsMobile) {
      const e164 = readMobileNumber(countryDialingCode, mobileNum)?.e164
      return { mobile: e164 ? { e164, isConfirmed: false } : undefined, proof: undefined }
    }
    const to = readMobile(brand.id, { mobileNum, countryDialingCode })
    const proof = await verification.checkMobile({
      brandId: brand.id,
      purpose: 'register',
      to,
      code: form.verificationCode ?? '',
      idToken: form.firebaseIdToken,
    })
    return { mobile: { e164: to, isConfirmed: true }, proof }
  }

  return async (order: RegistrationOrder): Promise<LoginAnswer> => {
    const { brand, form, captchaId } = order
    const confirmsMobile = !brand.disabledModules.has('REGMOBVERF3')
    const kind = byUsername({ confirmsMobile })
    if (!order.keepArrival) await requireGood.human(brand, form)
    requireGood.fields(brand, form, kind)
    requireGoodName(form)
    await requireGood.captcha(brand, form.captcha, captchaId)
    const { mobile, proof } = await findMobile(order, confirmsMobile)

    // Hashing takes a while, so it happens before any row is locked.
    const hashes = await hashAll(form, brand)
    return database.inTx(async (tx) => {
      await proof?.spend(tx)
      return insertRegistered(tx, { order, kind, username: form.username, hashes, mobile })
    })
  }
}
