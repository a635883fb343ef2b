import { beforeEach, expect, it, vi } from 'vitest'
import { balanceStore } from '../../core/session/balance-store.ts'

beforeEach(() => balanceStore.set(undefined))

it('a late balance never replaces a newer one', () => {
  const changed = vi.fn()
  const stop = balanceStore.subscribe(changed)
  balanceStore.set({ amount: '90.00', currency: 'BRL', seq: '10' })
  balanceStore.set({ amount: '100.00', currency: 'BRL', seq: '9' })
  expect(balanceStore.read()?.amount).toBe('90.00')
  balanceStore.set({ amount: '80.00', currency: 'BRL', seq: '11' })
  expect(balanceStore.read()?.amount).toBe('80.00')
  stop()
})
