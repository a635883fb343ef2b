import { languageCodes } from '@trevo/languages/languages.ts'
import { expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { readContent } from '../read-content.ts'
import { winsOf } from '../wins-of.ts'
import { exampleOf } from './example-of.ts'
import { playTextOf } from './play-text.ts'

test('every play has a name, a sentence and an example in every language', () => {
  for (const play of allPlays) {
    const texts = playTextOf(play)
    for (const language of languageCodes) {
      const { name, how, example } = texts[language]
      expect(name.length).toBeGreaterThan(3)
      expect(how).toMatch(/^\p{Lu}.+\.$/u)
      expect(how).not.toMatch(/[{}]/)
      expect(example).toContain(exampleOf(play).content)
    }
    expect(texts.PT.how).not.toBe(texts.EN.how)
  }
})

test('every play has an outcome that wins nothing with the slip of its example', () => {
  for (const play of allPlays) {
    const example = exampleOf(play)
    const reading = readContent(play, example.content, example.digit)
    if (!reading.ok) throw new Error(play.code)
    expect(
      winsOf(play, reading.selection, { numbers: example.losing, drawnOn: '2026-11-23' }),
    ).toEqual([])
  }
})

test('no two plays of a group and kind are called alike', () => {
  for (const language of languageCodes) {
    const names = allPlays.map(
      (play) => `${play.group} ${play.kind} ${playTextOf(play)[language].name} ${play.menu.group}`,
    )
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    // The special number of LHC has two sets of plays, A and B, at ids of their own.
    expect(twice.filter((name) => !name.startsWith('LHC'))).toEqual([])
  }
})
