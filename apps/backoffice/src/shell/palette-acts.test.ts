import { rights } from '@trevo/contract/ops/rights.ts'
import { expect, test } from 'vitest'
import { actsFor, stepOf } from './palette-acts.ts'

const textsFor = (
  ...held: Parameters<typeof actsFor>[0] extends ReadonlySet<infer R> ? R[] : never
) => actsFor(new Set(held)).map(({ text }) => text)

test('a person is offered the acts of all whose rights they hold, and no others', () => {
  expect(textsFor()).toEqual([])
  expect(textsFor('ledger.read')).toEqual([])
  expect(textsFor('ledger.read', 'ledger.adjust')).toEqual(['command.adjust'])
  expect(textsFor('reports.export', 'audit.read')).toEqual(['command.exportAudit'])
  expect(textsFor(...rights)).toHaveLength(11)
})

test('an act without an address of its own is handed to the page', () => {
  const [stop] = actsFor(new Set(['games.read', 'games.stop']))
  expect(stop && stepOf(stop)).toEqual({
    to: '/games/stops',
    options: { state: { act: 'stopPlay' } },
  })
  const [adjust] = actsFor(new Set(['ledger.read', 'ledger.adjust']))
  expect(adjust && stepOf(adjust)).toEqual({ to: '/ledger/adjust' })
})
