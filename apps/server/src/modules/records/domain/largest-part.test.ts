import { expect, test } from 'vitest'
import { largestOf } from './largest-part.ts'

const part = (name: string, amountMinor: bigint) => ({ name, amountMinor })

test('the largest part is followed, the older of two equal ones', () => {
  expect(largestOf([part('a', 5n), part('b', 9n), part('c', 9n)])?.name).toBe('b')
  expect(largestOf([])).toBeUndefined()
})
