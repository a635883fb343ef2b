import { memberIconCount } from '@trevo/contract/wps/member-icon.ts'
import { expect, test } from 'vitest'
import { memberIcons } from './member-icon.ts'

test('there is a drawing for each index that the server may return', () => {
  expect(new Set(memberIcons).size).toBe(memberIconCount)
})
