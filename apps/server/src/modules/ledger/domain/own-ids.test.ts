import { expect, test } from 'vitest'
import { ownIdsOf } from './own-ids.ts'

test('a Pix and a withdrawal are found by the number that people know', () => {
  expect(ownIdsOf('E18236120202603101200abc')).toContain(
    'E18236120202603101200abc:deposit_credited',
  )
  expect(ownIdsOf('0a1b')).toContain('withdrawal:0a1b:paid')
})

test('each id is asked for once', () => {
  const ids = ownIdsOf('x')
  expect(new Set(ids).size).toBe(ids.length)
})
