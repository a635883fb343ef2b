import { expect, test } from 'vitest'
import { isPin } from './pin.ts'

test.each(['4829', '48291', '482913', '0070'])('%s is a PIN', (pin) => {
  expect(isPin(pin)).toBe(true)
})

test.each(['', '482', '4829137', '48a9', '1111', '1234', '4321', '1212', '123123', ' 4829'])(
  '%s is not',
  (pin) => {
    expect(isPin(pin)).toBe(false)
  },
)
