import { expect, test } from 'vitest'
import { isPaymentPassword } from './payment-password.ts'

test.each(['482913', '100200', '123450', '098123'])('%s is valid', (typed) =>
  expect(isPaymentPassword(typed)).toBe(true),
)

test.each([
  '',
  '12345',
  '1234567',
  '12a456',
  '123456',
  '654321',
  '000000',
  '121212',
  '123123',
  '١٢٣٤٥٦',
])('"%s" is not one', (typed) => expect(isPaymentPassword(typed)).toBe(false))
