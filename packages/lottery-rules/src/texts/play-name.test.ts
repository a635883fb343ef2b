import { languageCodes } from '@trevo/languages/languages.ts'
import { expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { readContent } from '../read-content.ts'
import { winsOf } from '../wins-of.ts'
import { exampleOf } from './example-of.ts'
import { loadPlayWords, playNameOf } from './play-name.ts'

test.each(languageCodes)('every play has a name and a sentence in %s', async (language) => {
  const words = await loadPlayWords(language)
  for (const play of allPlays) {
    const { about, rule, how } = playNameOf(play, words)
    expect(`${about} · ${rule}`.length).toBeGreaterThan(3)
    expect(how).toMatch(/^\p{Lu}.+\.$/u)
    expect(how).not.toMatch(/[{}]/)
  }
})

test('the sentences are in two languages', async () => {
  const [pt, en] = [await loadPlayWords('PT'), await loadPlayWords('EN')]
  for (const play of allPlays) {
    expect(playNameOf(play, pt).how).not.toBe(playNameOf(play, en).how)
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

test.each(languageCodes)(
  'no two plays of a group and kind have the same name in %s',
  async (language) => {
    const words = await loadPlayWords(language)
    const names = allPlays.map((play) => {
      const { about, rule } = playNameOf(play, words)
      return `${play.group} ${play.kind} ${about} · ${rule} ${play.menu.group}`
    })
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    // The special number of LHC has two sets of plays, A and B, with separate ids.
    expect(twice.filter((name) => !name.startsWith('LHC'))).toEqual([])
  },
)
