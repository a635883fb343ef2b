import type { Kyc, KycForm } from '@trevo/contract/wps/kyc/kyc.ts'

export const plainDigits = (typed: string): string => typed.replace(/\D/g, '')

/** What a form begins with. */
export const emptyForm = ({ fullName, cpf, bornOn, phone, email }: Kyc['known']): KycForm => ({
  fullName: fullName ?? '',
  cpf: cpf ?? '',
  bornOn: bornOn ?? '',
  gender: 'undisclosed',
  address: {
    cep: '',
    street: '',
    number: '',
    complement: '',
    district: '',
    city: '',
    state: 'SP',
  },
  phone: phone ?? '',
  email: email ?? '',
  pixKeyType: 'CPF',
  pixKey: '',
  pep: 'no',
  documentType: 'cnh',
})

type Checked =
  | 'fullName'
  | 'cpf'
  | 'bornOn'
  | 'cep'
  | 'street'
  | 'number'
  | 'district'
  | 'city'
  | 'phone'
  | 'email'
  | 'pixKey'

/** The first field that is missing or cannot be right; the server decides. */
export const findGap = (form: KycForm): Checked | undefined => {
  const { address } = form
  const rules: readonly (readonly [Checked, boolean])[] = [
    ['fullName', /\S+\s+\S+/.test(form.fullName)],
    ['cpf', form.cpf.length === 11],
    ['bornOn', /^\d{4}-\d\d-\d\d$/.test(form.bornOn)],
    ['cep', address.cep.length === 8],
    ['street', address.street.trim() !== ''],
    ['number', address.number.trim() !== ''],
    ['district', address.district.trim() !== ''],
    ['city', address.city.trim() !== ''],
    ['phone', /^\+?\d{10,14}$/.test(form.phone)],
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)],
    ['pixKey', form.pixKey !== ''],
  ]
  return rules.find(([, isRight]) => !isRight)?.[0]
}
