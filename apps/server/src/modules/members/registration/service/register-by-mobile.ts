import { randomBytes } from 'node:crypto'
import { byMobile, type MobileRegistrationForm } from '../domain/check-registration.ts'
import { newUsername } from '../domain/new-codes.ts'
import { createRequireGoodForm } from './require-good-form.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { LoginAnswer } from '../../common/service/entry.ts'
import { createInsertRegistered, type RegistrationOrder } from './insert-registered.ts'
import { createReadMobile } from '../../codes/service/read-mobile.ts'

/**
 * Registration by mobile number and the code sent to it. The account's name is generated, so that it does not
 * reveal the number; the password is required only if the brand lets numbers have one (MOBILENUMPASSREG3).
 */
export const createRegisterByMobile = (needs: MembersNeeds) => {
  const { database, identity, verification, settings } = needs
  const readMobile = createReadMobile(needs)
  const requireGood = createRequireGoodForm(needs)
  const insertRegistered = createInsertRegistered(needs)

  const hashAll = async (form: MobileRegistrationForm, brandId: number, asksPassword: boolean) => {
    const { enabled } = settings.registerRulesOf(brandId).paymentPassword
    // A random password: a member who wants one sets it by recovery.
    const unknown = randomBytes(32).toString('base64url')
    return {
      password: await identity.hasher.hash((asksPassword && form.password) || unknown),
      paymentPassword:
        enabled && form.paymentPassword ? await identity.hasher.hash(form.paymentPassword) : null,
    }
  }

  return async (order: RegistrationOrder<MobileRegistrationForm>): Promise<LoginAnswer> => {
    const { brand, form, captchaId } = order
    const asksPassword = !brand.disabledModules.has('MOBILENUMPASSREG3')
    const kind = byMobile({ asksPassword })
    const username = newUsername()
    await requireGood.human(brand, form)
    requireGood.fields(brand, form, kind)
    if (asksPassword) identity.requireGoodPassword(form.password ?? '', form.mobileNum)
    await requireGood.captcha(brand, form.captcha, captchaId)

    const to = readMobile(brand.id, form)
    const proof = await verification.checkMobile({
      brandId: brand.id,
      purpose: 'register',
      to,
      code: form.verificationCode ?? '',
      idToken: form.firebaseIdToken,
    })
    const hashes = await hashAll(form, brand.id, asksPassword)
    const mobile = { e164: to, isConfirmed: true }
    return database.inTx(async (tx) => {
      await proof.spend(tx)
      return insertRegistered(tx, { order, kind, username, hashes, mobile })
    })
  }
}
