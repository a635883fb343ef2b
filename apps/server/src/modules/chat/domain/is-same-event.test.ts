import { expect, test } from 'vitest'
import { isSameEvent } from './is-same-event.ts'

const known = { content: 'Pix not found', operator: 'ana', to_queue: 'payments', to_operator: null }

test('a request sent again is the same; with the same id and anything else it is refused', () => {
  expect(isSameEvent(known, { ...known })).toBe(true)
  for (const change of [
    { content: 'Pix found' },
    { operator: 'bento' },
    { to_queue: 'kyc' },
    { to_operator: 'bento' },
  ]) {
    expect(() => isSameEvent(known, { ...known, ...change })).toThrow('request.id_reused')
  }
})
