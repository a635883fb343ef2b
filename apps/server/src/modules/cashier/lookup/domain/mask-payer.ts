import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { cpfOf } from '@trevo/field-rules/person-document.ts'

/** The document of a payer as operators see it; what is no CPF is a company's, and public. */
export const maskPayerDocument = (document: string): string => {
  const cpf = cpfOf(document)
  return cpf === undefined ? document : maskCpf(cpf)
}

/** The first name of a payer, and initials of the others. */
export const maskPayerName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  return [first, ...others.map((one) => `${[...one][0] ?? ''}.`)].join(' ')
}
