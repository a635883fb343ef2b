import { expect, test } from 'vitest'
import { safeHeaderList, safeHeaders } from './safe-headers.ts'

test('every answer forbids caching, type sniffing, and browser features that no page needs', () => {
  expect(safeHeaders).toEqual({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  })
  expect(safeHeaderList.slice(0, 2)).toEqual(['Cache-Control', 'no-store'])
})
