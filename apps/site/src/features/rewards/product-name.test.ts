import { expect, test } from 'vitest'
import { productName } from './product-name.ts'

test('a product has its own name, any other one is called something else', () => {
  expect(productName('RNG')).toBe('rewards.kind.RNG')
  expect(productName('BGS')).toBe('rewards.kind.BGS')
  expect(productName('NEW')).toBe('rewards.kind.OTHER')
})
