import { rights } from '@trevo/contract/ops/rights.ts'
import { expect, it } from 'vitest'
import { deliveredRoles } from './delivered-roles.ts'

it('a regulator reads everything and changes nothing', () => {
  expect(deliveredRoles.regulator).toEqual(rights.filter((right) => right.endsWith('.read')))
})

it('every right but that over staff is in reach of the head of operations', () => {
  const missing = rights.filter((right) => !deliveredRoles.head_of_operations.includes(right))
  expect(missing).toEqual(['staff.manage'])
})

it('no role is named twice or gives a right twice', () => {
  for (const held of Object.values(deliveredRoles)) expect(new Set(held).size).toBe(held.length)
})
