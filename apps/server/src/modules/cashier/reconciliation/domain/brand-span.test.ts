import { expect, test } from 'vitest'
import { isOfBrand } from './brand-span.ts'

const span = { from: new Date('2030-05-11T03:00:00Z'), until: new Date('2030-05-12T03:00:00Z') }

test('what belongs to no brand is compared with the books of one brand alone', () => {
  const own = { ...span, brandId: 1, withUnowned: true }
  const other = { ...span, brandId: 2, withUnowned: false }
  expect([isOfBrand(own, 1), isOfBrand(own, 2), isOfBrand(own, undefined)]).toEqual([
    true,
    false,
    true,
  ])
  expect([isOfBrand(other, 1), isOfBrand(other, 2), isOfBrand(other, undefined)]).toEqual([
    false,
    true,
    false,
  ])
})
