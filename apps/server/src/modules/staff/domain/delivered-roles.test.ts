import { rights } from '@trevo/contract/ops/rights.ts'
import { expect, it } from 'vitest'
import { deliveredRoles } from './delivered-roles.ts'

it('a regulator reads everything but AML and changes nothing', () => {
  const readings = rights.filter((right) => right.endsWith('.read') && right !== 'aml.read')
  expect(deliveredRoles.regulator).toEqual(readings)
})

it('the head of operations can be granted every right except that over staff and those of AML', () => {
  const missing = rights.filter((right) => !deliveredRoles.head_of_operations.includes(right))
  expect(missing).toEqual(['aml.read', 'aml.decide', 'aml.report', 'staff.manage'])
})

it('rights of AML are in the role of its officers and in that of an inspector alone', () => {
  const holders = Object.entries(deliveredRoles)
    .filter(([, held]) => held.some((right) => right.startsWith('aml.')))
    .map(([role]) => role)
  expect(holders).toEqual(['aml', 'aml_inspection'])
})

it('no role is named twice or has a right twice', () => {
  for (const held of Object.values(deliveredRoles)) expect(new Set(held).size).toBe(held.length)
})
