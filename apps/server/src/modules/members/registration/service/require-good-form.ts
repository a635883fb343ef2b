import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { HumanFields } from '@trevo/contract/wps/session.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { humanProofOf } from '../../../identity/index.ts'
import {
  checkRegistration,
  type FormKind,
  type MobileRegistrationForm,
  type RegistrationForm,
} from '../domain/check-registration.ts'
import { checkBirthDate } from '../../common/domain/check-birth-date.ts'
import type { MembersNeeds } from '../../needs.ts'

type Dependencies = Pick<MembersNeeds, 'clock' | 'identity' | 'settings'>

/** The checks before anything of a registration is written, in order. */
export const createRequireGoodForm = (needs: Dependencies) => {
  const { clock, identity, settings } = needs

  const requireCaptcha = async (
    brand: Brand,
    typed: string | undefined,
    id: string | undefined,
  ) => {
    const isShown =
      settings.memberBrandOf(brand.id).showCaptcha && !brand.disabledModules.has('CAPTCHA3')
    if (!isShown) return
    if (!(await identity.isCaptchaRight(id, typed))) {
      throw new Refusal('captcha.invalid', { captcha: true })
    }
  }

  /** MSG-6: 18 years, in jurisdictions that require the birth date. */
  const requireBirthDate = (brand: Brand, bornOn = '') => {
    const { asksBirthDate, timeZone } = settings.memberBrandOf(brand.id)
    if (!asksBirthDate) return
    const problem = checkBirthDate(bornOn, dayIn(clock.now(), timeZone))
    if (problem === 'too_young') throw new Refusal('register.too_young', { field: 'bornOn' })
    if (problem) throw new Refusal('register.field_invalid', { field: 'bornOn', problem })
  }

  return {
    human: async (brand: Brand, fields: HumanFields): Promise<void> => {
      if (brand.disabledModules.has('GEETEST3')) return
      if (!(await identity.isHuman(humanProofOf(fields)))) throw new Refusal('verify_first')
    },
    fields: (
      brand: Brand,
      form: RegistrationForm | MobileRegistrationForm,
      kind: FormKind,
    ): void => {
      if (!form.termsAccepted) throw new Refusal('register.terms_required')
      const problem = checkRegistration(form, settings.registerRulesOf(brand.id), kind)
      if (problem) throw new Refusal('register.field_invalid', { ...problem })
      requireBirthDate(brand, form.bornOn)
      // P1231 art. 31: no account without a loss and a time limit.
      if (!form.limits && settings.memberBrandOf(brand.id).asksLimits) {
        throw new Refusal('limit.missing', { field: 'limits' })
      }
    },
    captcha: requireCaptcha,
  }
}
