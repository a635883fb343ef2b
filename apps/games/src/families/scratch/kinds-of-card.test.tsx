import { maths as tramMaths } from '@trevo/titles/bonde-de-santa-teresa/maths.ts'
import { theme as tramTheme } from '@trevo/titles/bonde-de-santa-teresa/theme.ts'
import { maths as coffeeMaths } from '@trevo/titles/cafe-coado/maths.ts'
import { theme as coffeeTheme } from '@trevo/titles/cafe-coado/theme.ts'
import { maths as roadMaths } from '@trevo/titles/estrada-real/maths.ts'
import { theme as roadTheme } from '@trevo/titles/estrada-real/theme.ts'
import { maths as wrestlingMaths } from '@trevo/titles/queda-de-braco/maths.ts'
import { theme as wrestlingTheme } from '@trevo/titles/queda-de-braco/theme.ts'
import { maths as sambaMaths } from '@trevo/titles/velha-guarda/maths.ts'
import { theme as sambaTheme } from '@trevo/titles/velha-guarda/theme.ts'
import { describe, expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tram = { maths: tramMaths, theme: tramTheme, createBoard }
const samba = { maths: sambaMaths, theme: sambaTheme, createBoard }
const coffee = { maths: coffeeMaths, theme: coffeeTheme, createBoard }
const wrestling = { maths: wrestlingMaths, theme: wrestlingTheme, createBoard }
const road = { maths: roadMaths, theme: roadTheme, createBoard }

/** The announced content of every field after a card was bought. */
const namesOf = async (tested: typeof tram): Promise<readonly string[]> => {
  const { all, press, main } = await openTitle(tested, { language: 'EN' })
  await press(main())
  return all('.foil').map((foil) => foil.getAttribute('aria-label') ?? '')
}

describe('lucky numbers', () => {
  checkBoard({ ...tram })

  it('announces the winning numbers first, then its own with their prizes', async () => {
    const names = await namesOf(tram)
    expect(names.slice(0, 3).filter((name) => !/: Winning number \d+$/.test(name))).toEqual([])
    expect(names.slice(3).filter((name) => !/: Your number \d+, \d+×$/.test(name))).toEqual([])
    expect(names).toHaveLength(9)
  })
})

describe('three in a line', () => {
  checkBoard({ ...samba })

  it('prints what a line of each picture pays', async () => {
    const { all } = await openTitle(samba, { language: 'EN' })
    const prices = all('.scratch-prices li').map((one) => one.getAttribute('aria-label'))
    expect(prices).toEqual([
      'saxophone: 50×',
      'microphone: 7×',
      'fiddle: 3×',
      'guitar: 1.5×',
      'score: 1×',
    ])
  })
})

describe('three equal prizes, multiplied', () => {
  checkBoard({ ...coffee })

  it('announces the factor on the last of seven fields', async () => {
    const names = await namesOf(coffee)
    expect(names).toHaveLength(7)
    expect(names[6]).toMatch(/: Multiplies by × (1|2|3|5|10)$/)
  })
})

describe('contests', () => {
  checkBoard({ ...wrestling })

  it('announces both numbers of each row, and how many were won', async () => {
    const names = await namesOf(wrestling)
    expect(names).toHaveLength(12)
    for (const [field, name] of names.entries()) {
      expect(name).toMatch(field % 2 === 0 ? /: You \d$/ : /: Rival \d$/)
    }
  })
})

describe('trail', () => {
  checkBoard({ ...road })

  it('marks the fields before the first toll gate', async () => {
    const { all, press, main } = await openTitle(road, { language: 'EN' })
    await press(main())
    const isStop = all('.foil').map((foil) =>
      (foil.getAttribute('aria-label') ?? '').endsWith('toll gate'),
    )
    const reached = isStop.includes(true) ? isStop.indexOf(true) : isStop.length
    const won = all('.foil').map((foil) => foil.dataset['won'])
    expect(won).toEqual(isStop.map((_, field) => String(field < reached)))
  })
})
