import { expect, test } from 'vitest'
import { judgeClass, type KnownAlert } from './judge-class.ts'

const now = new Date('2026-11-20T15:00:00Z')
const alert = (
  rule: KnownAlert['rule'],
  state: KnownAlert['state'],
  at = '2026-11-01',
): KnownAlert => ({ rule, state, openedAt: new Date(at) })

test('an open alert makes the risk medium, with its rule as the reason', () => {
  const alerts = [alert('structuring', 'open'), alert('structuring', 'open')]
  expect(judgeClass({ alerts, cases: [] }, now)).toEqual({
    riskClass: 'medium',
    reasons: ['structuring'],
  })
  expect(judgeClass({ alerts: [], cases: [] }, now)).toEqual({ riskClass: 'low', reasons: [] })
})

test('one explained alert is forgotten at once, two are not until a year is over', () => {
  const closed = (at?: string) => alert('income', 'closed', at)
  expect(judgeClass({ alerts: [closed()], cases: [] }, now).riskClass).toBe('low')
  expect(judgeClass({ alerts: [closed(), closed()], cases: [] }, now)).toEqual({
    riskClass: 'medium',
    reasons: ['earlier_alerts'],
  })
  const old = [closed('2025-11-01'), closed('2025-11-02')]
  expect(judgeClass({ alerts: old, cases: [] }, now).riskClass).toBe('low')
})

test('a public office, a case under way and a report within a year make it high', () => {
  const decidedAt = new Date('2026-01-01')
  const pep = judgeClass({ alerts: [alert('pep', 'closed')], cases: [] }, now)
  expect(pep).toEqual({ riskClass: 'high', reasons: ['pep'] })
  const open = judgeClass({ alerts: [], cases: [{ state: 'open', decidedAt: null }] }, now)
  expect(open).toEqual({ riskClass: 'high', reasons: ['case_open'] })
  const reported = judgeClass({ alerts: [], cases: [{ state: 'reported', decidedAt }] }, now)
  expect(reported).toEqual({ riskClass: 'high', reasons: ['reported'] })
  const archived = judgeClass({ alerts: [], cases: [{ state: 'archived', decidedAt }] }, now)
  expect(archived.riskClass).toBe('low')
})
