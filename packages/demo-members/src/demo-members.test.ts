import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { expect, it } from 'vitest'
import { demoMembers, limitedMembers, publishedTaxIds } from './demo-members.ts'

it('thirty people with distinct names and CPFs, each CPF with valid check digits', () => {
  expect(demoMembers).toHaveLength(30)
  expect(new Set(demoMembers.map(({ username }) => username)).size).toBe(30)
  expect(new Set(demoMembers.map(({ taxId }) => taxId)).size).toBe(30)
  for (const { taxId } of demoMembers) expect(plainCpf(taxId)).toBe(taxId)
})

it('the published demo members have distinct CPFs, each with valid check digits', () => {
  const published = Object.values<string>(publishedTaxIds)
  const everyone = [...published, ...[...demoMembers, ...limitedMembers].map(({ taxId }) => taxId)]
  expect(new Set(everyone).size).toBe(everyone.length)
  for (const taxId of published) expect(plainCpf(taxId)).toBe(taxId)
})
