import { expect, it } from 'vitest'
import { formText } from './form-text.ts'

it('a form is shown with its sign, none for an even one', () => {
  expect([2, 1, 0, -1, -2].map(formText)).toEqual(['+2', '+1', '0', '−1', '−2'])
})
