import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRegionCheck, type RegionRules } from './region-rules.ts'

const none: RegionRules = {
  blockedAddresses: [],
  allowedAddresses: [],
  blockedCountries: [],
  allowedCountries: [],
}
const isRestricted = (
  rules: Partial<RegionRules>,
  address: string,
  country: string | null = null,
) => createRegionCheck({ ...none, ...rules })({ address, country })

describe('restricted visitors', () => {
  test('without rules nobody is restricted, for any address', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()),
        fc.option(fc.constantFrom('BR', 'US')),
        (address, country) => {
          expect(isRestricted({}, address, country)).toBe(false)
        },
      ),
    )
  })

  test.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/29', '203.0.113.7', true],
    ['203.0.113.0/29', '203.0.113.8', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['203.0.113.0/24', '::ffff:203.0.113.7', true],
    ['203.0.113.0/24', '2001:db8::1', false],
    ['203.0.113.0/24', 'undefined', false],
  ])('blocked %s, from %s: %s', (blocked, address, expected) => {
    expect(isRestricted({ blockedAddresses: [blocked] }, address)).toBe(expected)
  })

  test.each([
    {
      name: 'an allowed address wins over a blocked net',
      allowedAddresses: ['203.0.113.7'],
      blockedAddresses: ['203.0.113.0/24'],
      expected: false,
    },
    {
      name: 'an allowed address wins over its country',
      allowedAddresses: ['203.0.113.7'],
      blockedCountries: ['BR'],
      expected: false,
    },
    {
      name: 'a blocked address wins over its country',
      blockedAddresses: ['203.0.113.7'],
      allowedCountries: ['BR'],
      expected: true,
    },
    {
      name: 'a country in both lists is blocked',
      blockedCountries: ['BR'],
      allowedCountries: ['BR'],
      expected: true,
    },
    { name: 'a list of others leaves it out', allowedCountries: ['PT', 'AO'], expected: true },
    { name: 'a list with it lets it in', allowedCountries: ['PT', 'BR'], expected: false },
  ])('$name', ({ expected, name: _name, ...rules }) => {
    expect(isRestricted(rules, '203.0.113.7', 'BR')).toBe(expected)
  })

  test('a visitor of unknown country matches no list', () => {
    expect(isRestricted({ blockedCountries: ['BR'] }, '203.0.113.7')).toBe(false)
    expect(isRestricted({ allowedCountries: ['BR'] }, '203.0.113.7')).toBe(true)
  })
})
