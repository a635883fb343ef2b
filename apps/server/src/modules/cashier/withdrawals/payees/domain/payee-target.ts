import type { AccountType, PixKeyType } from '@trevo/contract/wps/cashier/payee.ts'
import { maskCpf, plainCpf } from '@trevo/field-rules/cpf.ts'
import { readBrazilianPhone } from '@trevo/field-rules/phone-digits.ts'
import { dropSeparators } from '@trevo/field-rules/typed-number.ts'
import type { PayeeTarget } from '../../../institutions/payout-port.ts'
import { findBank } from './banks.ts'

/** Per member, Pix keys and bank accounts together. */
export const payeesMax = 5

/** The invalid field. */
export type WrongTarget = {
  readonly wrong: 'key' | 'bankCode' | 'branch' | 'accountNumber'
}

const withoutUnseen = (typed: string): string =>
  typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** In the format of the central bank's directory: CPF digits, `+55…`, lower case, UUID. */
const readKey: Readonly<Record<PixKeyType, (typed: string) => string | undefined>> = {
  CPF: plainCpf,
  PHONE: readBrazilianPhone,
  EMAIL: (typed) => {
    const email = withoutUnseen(typed).trim().toLowerCase()
    return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(email) && email.length <= 77
      ? email
      : undefined
  },
  EVP: (typed) => {
    const key = withoutUnseen(typed)
      .trim()
      .toLowerCase()
      .replaceAll(/\p{Pd}/gu, '-')
    return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : undefined
  },
}

export type TypedPayee =
  | { readonly kind: 'pix'; readonly keyType: PixKeyType; readonly key: string }
  | {
      readonly kind: 'bank'
      readonly bankCode: string
      readonly branch: string
      readonly accountNumber: string
      readonly accountType: AccountType
    }

/**
 * The four digits of a branch. Some banks print a check digit after it, as `1234-5`, which the institution does
 * not accept; five digits in a row are a branch with its check digit.
 */
const readBranch = (typed: string): string | undefined => {
  const dashed = /^([^\p{Pd}\u2212]+)[\p{Pd}\u2212]\s*[\dXP]\s*$/iu.exec(
    withoutUnseen(typed).trim(),
  )
  const branch = dropSeparators(dashed?.[1] ?? typed)
  if (/^\d{1,4}$/.test(branch)) return branch.padStart(4, '0')
  return /^\d{4}[\dXP]$/i.test(withoutUnseen(typed).trim()) ? branch.slice(0, 4) : undefined
}

/** The typed target in the institution's format, or the invalid field. */
export const readTarget = (typed: TypedPayee): PayeeTarget | WrongTarget => {
  if (typed.kind === 'pix') {
    const key = readKey[typed.keyType](typed.key)
    return key === undefined ? { wrong: 'key' } : { ...typed, key }
  }
  const bank = findBank(typed.bankCode)
  if (!bank) return { wrong: 'bankCode' }
  const branch = readBranch(typed.branch)
  if (branch === undefined) return { wrong: 'branch' }
  const accountNumber = dropSeparators(typed.accountNumber).toUpperCase()
  if (!/^\d{1,19}[\dXP]$/.test(accountNumber)) return { wrong: 'accountNumber' }
  const { accountType } = typed
  return { kind: 'bank', ...bank, branch, accountNumber, accountType }
}

const maskMiddle = (text: string, shown: number): string =>
  text.length <= shown ? text : `${'•'.repeat(4)}${text.slice(-shown)}`

const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}•••@${domain}`
}

/** How people recognise their own key or account without revealing enough to copy it. */
export const maskTarget = (target: PayeeTarget): string => {
  if (target.kind === 'bank') return maskMiddle(target.accountNumber, 4)
  switch (target.keyType) {
    case 'CPF':
      return maskCpf(target.key)
    case 'PHONE':
      return `(${target.key.slice(3, 5)}) •••••-${target.key.slice(-4)}`
    case 'EMAIL':
      return maskEmail(target.key)
    case 'EVP':
      return maskMiddle(target.key, 6)
    default:
      return target.keyType satisfies never
  }
}
