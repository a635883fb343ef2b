import { expect, test } from 'vitest'
import { checkConfirmation, checkEntry } from './check-form.ts'

const rule = {
  enabled: true,
  required: true,
  pattern: '^[0-9]+$',
  min: 2,
  max: 4,
} as unknown as Parameters<typeof checkEntry>[0] // what is read of it

test('RULE-8: an empty entry is a fault where it is required; a filled one follows its rule', () => {
  expect(checkEntry(rule, '')).toEqual({ messageKey: 'not_empty' })
  expect(checkEntry({ ...rule, required: false }, '')).toBeUndefined()
})

test('REG-9: a repeated entry is there, and equal to the first', () => {
  expect(checkConfirmation('Senha-123', '')).toEqual({ messageKey: 'not_empty' })
  expect(checkConfirmation('Senha-123', 'Senha-124')).toEqual({ messageKey: 'inconsistent_twice' })
  expect(checkConfirmation('Senha-123', 'Senha-123')).toBeUndefined()
})
