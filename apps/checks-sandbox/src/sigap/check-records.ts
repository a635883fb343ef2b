import { z } from 'zod'
import { problemsMax, type Header, type Problem } from './check-file.ts'

/** Check digits of a CPF (Receita Federal): modulo 11 of the weighted digits, 10 and 11 count as 0. */
const isCpf = (cpf: string): boolean => {
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1*$/.test(cpf)) return false
  const digit = (length: number): number => {
    const sum = Array.from(cpf.slice(0, length), Number).reduce(
      (total, one, index) => total + one * (length + 1 - index),
      0,
    )
    return ((sum * 10) % 11) % 10
  }
  return digit(9) === Number(cpf[9]) && digit(10) === Number(cpf[10])
}

/** Minor units of 1/10,000. */
const amount = (text: string): bigint => {
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
  return text.startsWith('-') ? -units : units
}

const Owned = z.object({ cpf: z.string() })
const Wallet = z.object({
  opening: z.string(),
  deposits: z.string(),
  withdrawals: z.string(),
  stakes: z.string(),
  prizes: z.string(),
  given: z.string(),
  commission: z.string(),
  adjustments: z.string(),
  other: z.string(),
  closing: z.string(),
})
const Bettor = z.object({ birthDate: z.string().nullable() })

const wrongSum = (record: unknown): boolean => {
  const of = Wallet.parse(record)
  const made =
    amount(of.opening) +
    amount(of.deposits) -
    amount(of.withdrawals) -
    amount(of.stakes) +
    amount(of.prizes) +
    amount(of.given) +
    amount(of.commission) +
    amount(of.adjustments) +
    amount(of.other)
  return made !== amount(of.closing)
}

/** Whether somebody born on a day is 18 on another; somebody born on 29 February is on 1 March. */
const isOfAge = (bornOn: string, day: string): boolean =>
  `${Number(bornOn.slice(0, 4)) + 18}${bornOn.slice(4)}` <= day

/** What is wrong with a record of a kind, as code and text. */
const problemOf = (
  kind: Header['kind'],
  day: string,
  record: unknown,
): [string, string] | undefined => {
  if (kind === 'operator') return undefined
  const { cpf } = Owned.parse(record)
  if (!isCpf(cpf)) return ['CPF', 'the check digits of the CPF are wrong']
  if (kind === 'wallets' && wrongSum(record))
    return ['SUM', 'the movements do not lead to the closing balance']
  if (kind !== 'bettors') return undefined
  const { birthDate } = Bettor.parse(record)
  if (birthDate === null) return ['BIRTH_DATE', 'the birth date is missing']
  return isOfAge(birthDate, day) ? undefined : ['AGE', 'the bettor is under 18']
}

/** Whether the records of a file are right. */
export const checkRecords = ({ kind, day }: Header, records: readonly unknown[]): Problem[] =>
  records
    .flatMap((record, index) => {
      const found = problemOf(kind, day, record)
      return found ? [{ record: index + 1, code: found[0], text: found[1] }] : []
    })
    .slice(0, problemsMax)
