import { rights } from '@trevo/contract/ops/rights.ts'
import { expect, it } from 'vitest'
import { deliveredRoles } from './delivered-roles.ts'

it('a regulator reads everything and changes nothing', () => {
  expect(deliveredRoles.regulator).toEqual(rights.filter((right) => right.endsWith('.read')))
})

it('the head of operations can be granted every right except that over staff', () => {
  const missing = rights.filter((right) => !deliveredRoles.head_of_operations.includes(right))
  expect(missing).toEqual(['staff.manage'])
})

it('no role is named twice or has a right twice', () => {
  for (const held of Object.values(deliveredRoles)) expect(new Set(held).size).toBe(held.length)
})
