import { dropSeparators } from './typed-number.ts'

const digitFor = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/** The eleven digits of a CPF, typed with any punctuation; undefined if it cannot be one. */
export const plainCpf = (typed: string): string | undefined => {
  const plain = dropSeparators(typed)
  if (!/^\d{11}$/.test(plain) || /^(\d)\1+$/.test(plain)) return undefined
  const digits = [...plain].map(Number)
  const isRight =
    digitFor(digits.slice(0, 9)) === digits[9] && digitFor(digits.slice(0, 10)) === digits[10]
  return isRight ? plain : undefined
}

/** `***.982.247-**`: enough for its owner to recognise it. */
export const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
