import { expect, it } from 'vitest'
import { inForce } from './adapted-vendor.ts'

it('a credential is valid from its first instant to its last, both included', () => {
  const one = { notBeforeMs: 10, notAfterMs: 20 }
  const countAt = (atMs: number): number => inForce([one], atMs).length
  expect([9, 10, 20, 21].map(countAt)).toEqual([0, 1, 1, 0])
})
