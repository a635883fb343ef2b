import { expect, test } from 'vitest'
import { shortId } from './short-id.ts'

test.each([
  ['48213', '48213'],
  ['123456789012', '123456789012'],
  ['1234567890123', '…67890123'],
  ['400461ea-3e8b-4746-9060-57c42383bef4', '…2383bef4'],
  ['cashier:400461ea-3e8b-4746-9060-57c42383bef4:credited', '…2383bef4'],
])('%s is shown as %s', (id, shown) => expect(shortId(id)).toBe(shown))
