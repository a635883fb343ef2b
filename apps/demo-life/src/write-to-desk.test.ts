import { expect, test } from 'vitest'
import { chooseQuestion } from './write-to-desk.ts'

test('a member of a new installation asks after one visit in some, later after few', () => {
  expect(chooseQuestion(0, true)).toBe('Oi! O Pix que mandei há pouco já aparece para vocês?')
  expect(chooseQuestion(0.059, true)).toBe('Como vejo a semente da minha última rodada?')
  expect(chooseQuestion(0.06, true)).toBeUndefined()
  expect(chooseQuestion(0.01, false)).toBeUndefined()
})
