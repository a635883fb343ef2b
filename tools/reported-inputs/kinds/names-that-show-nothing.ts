import { checkField } from '@trevo/field-rules/check-field.ts'
import { expect } from 'vitest'
import { isNickname } from '../../../apps/server/src/modules/members/profile/domain/check-nickname.ts'
import type { ReportedInput } from '../reported-input.ts'

const anyText = { acceptedPattern: '*', minLength: 1, maxLength: 60, patternId: 0 }

export const check = ({ input, right }: ReportedInput): void => {
  const isTaken = right !== 'refused'
  expect(isNickname(String(input))).toBe(isTaken)
  expect(checkField(anyText, String(input)) === undefined).toBe(isTaken)
}
