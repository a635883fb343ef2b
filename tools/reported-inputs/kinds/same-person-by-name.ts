import { isSameName } from '@trevo/field-rules/person-name.ts'
import { expect } from 'vitest'
import type { ReportedInput } from '../reported-input.ts'

/** Two spellings of a name, in both orders. */
export const check = ({ input, right }: ReportedInput): void => {
  const [one, other] = input as readonly [string, string] // the fields of this kind
  const isSame = String(right).startsWith('same')
  expect(isSameName(one, other)).toBe(isSame)
  expect(isSameName(other, one)).toBe(isSame)
}
