import { expect, test } from 'vitest'
import { changeOf } from './figures.tsx'

test.each([
  ['150.00', '100.00', 50],
  ['50.00', '100.00', -50],
  ['100.00', '100.00', 0],
  ['100.40', '100.00', 0.4],
  // From a loss to a gain, and the other way.
  ['50.00', '-100.00', 150],
  ['-100.00', '50.00', -300],
  ['0.00', '80.00', -100],
  ['80.00', '0.00', undefined],
  ['0.00', '0.00', undefined],
])('%s after %s is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
