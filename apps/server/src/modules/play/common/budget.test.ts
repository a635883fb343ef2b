import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

const never = () => new Promise<never>(() => undefined)

test('a vendor’s concurrent calls are limited; another vendor does not wait for them', async () => {
  const budget = createBudget(2)
  const ends: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const first = budget.spend('FLOOD', work)
  void budget.spend('FLOOD', never)
  expect(await budget.spend('FLOOD', work)).toBeUndefined()
  expect(await budget.spend('CALM', async () => 'done')).toBe('done')
  ends[0]?.()
  expect(await first).toBe('done')
  expect(await budget.spend('FLOOD', async () => 'again')).toBe('again')
})

test('failed work no longer counts', async () => {
  const budget = createBudget(1)
  const fails = () => budget.spend('V', () => Promise.reject(new Error('no')))
  await expect(fails()).rejects.toThrow('no')
  await expect(fails()).rejects.toThrow('no')
})
