import { expect, test } from 'vitest'
import { findUnknownVariable } from './macro-variables.ts'

test('a macro contains only what a conversation fills in', () => {
  expect(findUnknownVariable('Hello {username}, this is {operator} of {brand}.')).toBeUndefined()
  expect(findUnknownVariable('Your CPF is {cpf}')).toBe('cpf')
  expect(findUnknownVariable('Nothing {}')).toBe('')
  expect(findUnknownVariable('No braces')).toBeUndefined()
})
