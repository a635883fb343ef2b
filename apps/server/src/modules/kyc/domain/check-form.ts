import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { isDate } from '@trevo/field-rules/is-date.ts'

/** The oldest plausible birth date. */
const bornOnMin = '1900-01-01'

const isOwnKey = ({ pixKeyType, pixKey, cpf }: KycForm): boolean => {
  const key = pixKey.trim()
  switch (pixKeyType) {
    case 'CPF':
      return plainCpf(key) === cpf
    case 'PHONE':
      return /^\+?[\d ()-]{10,20}$/.test(key)
    case 'EMAIL':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key)
    case 'EVP':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)
    default:
      return pixKeyType satisfies never
  }
}

/** The field that cannot be right; `underage` for a person who may not play; undefined if nothing is wrong. */
export const findFormFault = (
  form: KycForm,
  todayOn: string,
): 'cpf' | 'bornOn' | 'pixKey' | 'underage' | undefined => {
  if (plainCpf(form.cpf) === undefined) return 'cpf'
  const { bornOn } = form
  if (!isDate(bornOn) || bornOn > todayOn || bornOn < bornOnMin) return 'bornOn'
  if (!isOldEnough(bornOn, todayOn)) return 'underage'
  return isOwnKey(form) ? undefined : 'pixKey'
}
