import { expect, test } from 'vitest'
import { depositFields, readChange, readSetting, withdrawalFields } from './setting-fields.ts'

test('amounts are typed as in Brazil, and nothing else is taken for one', () => {
  const read = (text: string) => readSetting('money', text)
  expect(['1.000,00', '1000,5', '1000', '0,05', ' 20 '].map(read)).toEqual([
    '1000.00',
    '1000.50',
    '1000.00',
    '0.05',
    '20.00',
  ])
  expect(['', '-5', '1,005', 'abc', '1e3', '9999999999'].map(read)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
  expect(readSetting('moneys', '20  1.000,00; 50')).toEqual(['20.00', '1000.00', '50.00'])
  expect(readSetting('moneys', '20 x')).toBeUndefined()
  expect(readSetting('count', '3')).toBe(3)
  expect(readSetting('count', '3.5')).toBeUndefined()
  expect(['100', '12,5', '0', '-1', '1,005'].map((text) => readSetting('percent', text))).toEqual([
    10_000,
    1_250,
    0,
    undefined,
    undefined,
  ])
})

test('what was typed back to the present value is no change, and wrong fields are named', () => {
  const settings = { withoutReview: '2000.00', dayCount: 5, chips: ['20.00'] }
  const fields = [...withdrawalFields, ...depositFields].flat()
  expect(
    readChange(fields, settings, { withoutReview: '2.000,00', dayCount: '4', chips: '20' }),
  ).toEqual({ change: { dayCount: 4 }, wrong: [] })
  expect(readChange(fields, settings, { withoutReview: 'much' })).toEqual({
    change: {},
    wrong: ['withoutReview'],
  })
})
