import { expect, test } from 'vitest'
import { distanceKm, judgeLocation, type Place } from './judge-location.ts'

const saoPaulo: Place = {
  country: 'BR',
  region: 'SP',
  latitude: -23.55,
  longitude: -46.63,
  anonymizer: 'none',
}
const manaus: Place = { ...saoPaulo, region: 'AM', latitude: -3.12, longitude: -60.02 }
const noon = new Date('2026-11-30T12:00:00Z')
const hoursBefore = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)

test('the distance of São Paulo and Manaus is about 2,690 km', () => {
  expect(Math.round(distanceKm(saoPaulo, manaus) / 10) * 10).toBe(2_690)
})

test.each([
  ['from home', saoPaulo, undefined, 'here'],
  ['over a VPN', { ...saoPaulo, anonymizer: 'vpn' }, undefined, 'hidden'],
  ['over a proxy', { ...saoPaulo, anonymizer: 'proxy' }, undefined, 'hidden'],
  ['over Tor', { ...saoPaulo, anonymizer: 'tor' }, undefined, 'hidden'],
  ['from a data centre', { ...saoPaulo, anonymizer: 'hosting' }, undefined, 'hidden'],
  ['from another country', { ...saoPaulo, country: 'PT' }, undefined, 'elsewhere'],
  ['2,690 km away after an hour', manaus, 1, 'travel'],
  ['2,690 km away after four hours', manaus, 4, 'here'],
  ['2,690 km away with a clock set back', manaus, -1, 'travel'],
  ['at the same place again at once', saoPaulo, 0, 'here'],
] as const)('P722: betting %s is %s', (_what, place, hours, outcome) => {
  const last =
    hours === undefined
      ? undefined
      : { latitude: saoPaulo.latitude, longitude: saoPaulo.longitude, at: hoursBefore(hours) }
  expect(judgeLocation(place, { country: 'BR', last, at: noon })).toBe(outcome)
})
