import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { EndpointSpec } from '../endpoint.ts'
import { rights } from './rights.ts'

const isOperatorEndpoint = (
  value: unknown,
): value is EndpointSpec & { readonly auth: 'operator' } =>
  typeof value === 'object' && value !== null && 'auth' in value && value.auth === 'operator'

const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
  (name) => name.endsWith('.ts') && !/test|rights/.test(name),
)
const parts = await Promise.all(files.map((file) => import(`./${file}`) as Promise<object>))
const endpoints = parts.flatMap((part) => Object.values(part)).filter(isOperatorEndpoint)

/** Acts whose second person relies on something other than a reason written by the first. */
const secondWithoutReason = ['enterDrawResult', 'approveWithdrawal']

it('each act that requires a reason has a field for it', () => {
  const hasField = ({ body }: EndpointSpec) => {
    const shape = body && 'shape' in body ? Object.keys(body.shape as object) : []
    return ['reason', 'remark', 'note', 'question'].some((field) => shape.includes(field))
  }
  const without = endpoints.filter((one) => one.approval !== 'none' && !hasField(one))
  expect(without.map(({ name }) => name).toSorted()).toEqual(secondWithoutReason.toSorted())
})

it('read-only endpoints need a right that ends in `read`, or that of the operator who decides', () => {
  const showing = endpoints.filter(({ method, right }) => method === 'GET' && right !== 'own')
  const others = showing.filter(({ right }) => !right.endsWith('.read'))
  expect(others.map(({ name, right }) => `${name} ${right}`).toSorted()).toEqual([
    'getEntryPicture promotions.decide',
    'listSegments members.segment',
    'showAnsweredPicture withdrawals.ask',
  ])
  const acting = endpoints.filter(({ method }) => method !== 'GET')
  expect(acting.filter(({ right }) => right.endsWith('.read'))).toEqual([])
})

it('every right opens an endpoint', () => {
  const used = new Set<string>(endpoints.map(({ right }) => right))
  expect(rights.filter((right) => !used.has(right))).toEqual([])
})
