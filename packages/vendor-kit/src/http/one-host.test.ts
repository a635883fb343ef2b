import { expect, test } from 'vitest'
import { hasOneHost } from './one-host.ts'

test.each([
  [['Host', 'a'], '1.1', true],
  [['Host', 'a', 'HOST', 'b'], '1.1', false],
  [['Host', 'a', 'hOst', 'a'], '1.0', false],
  [['Post', 'Host', 'Hostess', 'b'], '1.1', false],
  [[], '1.1', false],
  [[], '1.0', true],
] as const)('%j in HTTP/%s: %s', (rawHeaders, httpVersion, isFine) => {
  expect(hasOneHost({ rawHeaders, httpVersion })).toBe(isFine)
})
