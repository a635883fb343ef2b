import { loadArea } from '@trevo/i18n/site/areas.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import { expect, test } from 'vitest'
import { allPlays, findPlay } from '../all-plays.ts'
import type { Play } from '../play.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'
import { ballName, isNamed } from './ball-names.ts'
import { describeContent, describeSelection, entriesDescribedMax } from './describe-selection.ts'

const wordsIn = async (language: 'EN' | 'PT') =>
  createTranslate(await loadArea('lottery', language), 'pt-BR')

const playOf = (playId: number): Play => {
  const play = findPlay(playId)
  if (!play) throw new Error(`no play ${playId}`)
  return play
}

/** Rows whose numbers are what people say; every other row stakes on something that has a name. */
const numberRows = new Set(
  [
    'digits entry balls numbers dice triples straights sum sumTail span median',
    'first second third fourth fifth sixth seventh eighth ninth tenth',
    'tenThousands thousands hundreds tens ones once twice thrice fourTimes',
  ].flatMap((labels) => labels.split(' ')),
)
const isNumbers = (label: string) => numberRows.has(label) || /^column\d$/.test(label)

test('every row of every play stakes on numbers or on something with a name', () => {
  const rows = allPlays.flatMap(({ group, code, form }) =>
    form.rows.map((row) => ({ where: `${group} ${code} ${row.label}`, row })),
  )
  const codes = rows.filter(({ row }) => isNamed(row) === isNumbers(row.label))
  expect(codes.map(({ where }) => where)).toEqual([])
  expect(rows.length).toBeGreaterThan(allPlays.length)
})

test.each(languageCodes)(
  'every play of every lottery is told in words in %s, without a code',
  async (language) => {
    const t = await wordsIn(language)
    for (const play of allPlays) {
      const chance = seededChance(play.playId)
      for (let times = 0; times < 8; times += 1) {
        const selection = randomSelection(play, chance, 4)
        const told = describeSelection(t, play, selection)
        const about = `${play.group} ${play.code}: ${told}`
        expect(told, about).not.toMatch(/[_#@~;|]|lottery\.|undefined|NaN/)
        // The slip's own text says the same.
        const digit = digitOfSelection(play, selection)
        expect(describeContent(t, play, writeContent(play, selection), digit), about).toBe(told)
        if (play.form.entry === 'manual') continue
        for (const [index, row] of play.form.rows.entries()) {
          for (const ball of selection.rows[index] ?? []) {
            expect(told, about).toContain(ballName(t, row, ball))
          }
          // Sides, animals and hands are words; only a tail or a bull has a number of its own.
          if (isNamed(row) && !/HeadTail|Bull|oddEven|extreme/.test(row.label)) {
            expect(told, about).not.toMatch(/\d/)
          }
        }
      }
    }
  },
)

test('each row has its name, and a row without numbers is left out', async () => {
  const [pt, en] = [await wordsIn('PT'), await wordsIn('EN')]
  const hundreds = playOf(21)
  expect(hundreds.form.rows).toHaveLength(3)
  const rows = [[9], [6], [7]]
  expect(describeSelection(pt, hundreds, { places: [], rows })).toBe(
    'Centena: 9 · Dezena: 6 · Unidade: 7',
  )
  expect(describeSelection(en, hundreds, { places: [], rows })).toBe(
    'Hundreds: 9 · Tens: 6 · Ones: 7',
  )
})

test('the chosen places come first', async () => {
  const t = await wordsIn('PT')
  const sides = allPlays.find(
    ({ group, places, form }) =>
      group === 'SSC' && places?.by === 'digit' && form.rows[0]?.label === 'sides',
  )
  expect(sides && describeSelection(t, sides, { places: [3], rows: [[0, 3]] })).toBe(
    'Dezena: Grande, Par',
  )
  const anyTwo = allPlays.find(({ code }) => code === 'Any2StraightSingle')
  expect(anyTwo && describeContent(t, anyTwo, '13@1_2,4_5')).toBe(
    'Dez. de milhar + Centena: 12, 45',
  )
})

test('pictures and animals have names', async () => {
  const [pt, en] = [await wordsIn('PT'), await wordsIn('EN')]
  expect(describeContent(en, playOf(2299), '025')).toBe('Fish, Crab, Deer')
  expect(describeContent(pt, playOf(2302), '14')).toBe('Camarão, Cabaça')
  expect(describeContent(pt, playOf(2299), 'x')).toBeUndefined()
})

test('of very many typed entries the first are told, and how many follow', async () => {
  const t = await wordsIn('EN')
  const typed = allPlays.find(({ code }) => code === 'All5StraightSingle')
  if (!typed) throw new Error('no play of typed entries')
  const entries = Array.from({ length: 5_000 }, (_, index) => [...String(index).padStart(5, '0')])
  const content = entries.map((entry) => entry.join('_')).join(',')
  const told = describeContent(t, typed, content)
  expect(told).toMatch(/^00000, 00001, .* and 4,?960 more$/)
  expect(told?.split(', ')).toHaveLength(entriesDescribedMax)
  const rows = entries.map((entry) => entry.map(Number))
  expect(describeSelection(t, typed, { places: [], rows })).toBe(told)
})
