import { expect, it } from 'vitest'
import { frameText } from './frame-text.ts'

it.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes follows its length', (length, head) => {
  const text = 'a'.repeat(length)
  const frame = frameText(text)
  expect([...frame.subarray(0, head.length)]).toEqual(head)
  expect(frame.subarray(head.length).toString()).toBe(text)
})

it('the length counts bytes, not letters', () => {
  expect([...frameText('ção')]).toEqual([0x81, 5, ...Buffer.from('ção')])
})
