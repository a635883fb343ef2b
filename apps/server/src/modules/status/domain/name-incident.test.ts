import { expect, test } from 'vitest'
import { nameIncident } from './name-incident.ts'

const beganAt = new Date('2026-03-10T15:04:00Z')

test('an incident is named by its part and its beginning in the brand’s zone, in each language', () => {
  const incident = { vendorName: undefined, beganAt, timeZone: 'America/Sao_Paulo' }
  const names = nameIncident({ ...incident, part: 'deposits' })
  expect(names.PT).toContain('Depósitos por Pix')
  expect(names.PT).toContain('10/03/2026')
  expect(names.PT).toContain('12:04')
  expect(names.EN).toContain('Pix deposits')
  expect(
    nameIncident({ ...incident, part: 'vendor:TIG', vendorName: 'Tigre Studio' }).PT,
  ).toContain('Tigre Studio')
})
