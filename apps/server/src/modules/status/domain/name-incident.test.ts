import { expect, test } from 'vitest'
import { nameIncident } from './name-incident.ts'

const beganAt = new Date('2026-03-10T15:04:00Z')

test('an incident is named by its part and its beginning in the brand’s zone, in each language', () => {
  const incident = { vendorName: undefined, beganAt, timeZone: 'America/Sao_Paulo' }
  const names = nameIncident({ ...incident, part: 'deposits' })
  expect(names.PT).toBe('Falha em Depósitos por Pix, 10 de mar. de 2026, 12:04')
  expect(names.EN).toContain('Pix deposits')
  expect(
    nameIncident({ ...incident, part: 'vendor:TIG', vendorName: 'Tigre Studio' }).PT,
  ).toContain('Tigre Studio')
})
