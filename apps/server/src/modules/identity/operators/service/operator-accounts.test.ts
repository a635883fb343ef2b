import { expect, test } from 'vitest'
import { createIsUsable } from './operator-accounts.ts'

test('an account of the demo is used only on a demo server at a demo brand, a disabled one nowhere', () => {
  const usable: string[] = []
  for (const isDemoServer of [true, false]) {
    for (const isDemoBrand of [true, false]) {
      const isUsable = createIsUsable({ isDemoServer, loginRulesOf: () => ({ isDemoBrand }) })
      for (const isDemo of [true, false]) {
        for (const isDisabled of [true, false]) {
          if (!isUsable({ isDemo, isDisabled, brandId: 1 })) continue
          usable.push([isDemoServer, isDemoBrand, isDemo].map(Number).join(''))
          expect(isDisabled).toBe(false)
        }
      }
    }
  }
  expect(usable).toEqual(['111', '110', '100', '010', '000'])
})
