import { expect, it } from 'vitest'
import { choosePhrase } from './choose-phrase.ts'

const playing = { state: 'playing' } as const
const gathering = { state: 'gathering' } as const

it('a member of the demo says something now and then, and never soon after the last time', () => {
  expect(choosePhrase(playing, { quiet: 29, chance: 0, which: 0 })).toBeUndefined()
  expect(choosePhrase(playing, { quiet: 30, chance: 0.04, which: 0 })).toBeUndefined()
  expect(choosePhrase(playing, { quiet: 30, chance: 0.039, which: 0 })).toBe('nice_one')
  expect(choosePhrase(playing, { quiet: 300, chance: 0, which: 0.999 })).toBe('good_game')
})

it('before the cards it greets', () => {
  expect(choosePhrase(gathering, { quiet: 30, chance: 0, which: 0 })).toBe('hello')
  expect(choosePhrase(gathering, { quiet: 30, chance: 0, which: 0.999 })).toBe('good_luck')
})
