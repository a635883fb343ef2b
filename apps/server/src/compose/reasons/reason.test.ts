import { reasonKinds, reasonsOfRefusal } from '@trevo/contract/reason-names.ts'
import { Reason } from '@trevo/contract/wps/security/standing.ts'
import { refusalStatus } from '@trevo/contract/refusals.ts'
import { expect, test } from 'vitest'
import { presentReason } from './reason.ts'

test.each(reasonKinds)('%s is whole with nothing but its kind, under both laws', (kind) => {
  for (const isBrazil of [true, false]) {
    const reason = presentReason({ kind }, isBrazil)
    expect(Reason.parse(reason)).toEqual(reason)
    expect(reason.basis === 'law' && !isBrazil).toBe(false)
  }
})

test('who cannot withdraw is not led to the withdrawal by what bars that', () => {
  const blocked = presentReason({ kind: 'identity', takes: ['stake', 'withdraw'] }, true)
  expect(blocked.ways).toEqual(['identity'])
  expect(presentReason({ kind: 'identity' }, true).ways).toEqual(['identity', 'withdraw'])
})

test('a source may say what a reason rests on', () => {
  const late = presentReason({ kind: 'depositReturned', basis: 'pix', reasons: ['late'] }, true)
  expect(late).toMatchObject({ basis: 'pix', reasons: ['late'] })
  expect(presentReason({ kind: 'depositReturned' }, true).basis).toBe('law')
})

test('every refusal that has reasons is one, and never one about money laundering', () => {
  const codes = Object.keys(reasonsOfRefusal)
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => !(code in refusalStatus))).toEqual([])
  expect(codes.filter((code) => code.startsWith('aml.'))).toEqual([])
})
