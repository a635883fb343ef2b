import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import {
  doubleColours,
  type DoubleChoice,
  type DoubleColour,
  type DoubleTitle,
  type DoubleView,
} from './types.ts'

/** The names of the colours. */
export const colourNames: Readonly<Record<DoubleColour, InEachLanguage<string>>> = {
  red: { PT: 'Vermelho', EN: 'Red' },
  black: { PT: 'Preto', EN: 'Black' },
  white: { PT: 'Branco', EN: 'White' },
}

const pt = {
  howTo: 'Como jogar',
  draw: (fields: string) =>
    `A roleta tem ${fields} casas, todas com a mesma chance. Aposte em uma cor ou em várias; quem acertou a cor da casa sorteada recebe pelo multiplicador dela.`,
  bets: (most: string) =>
    `Aposte reais inteiros em cada cor, até ${most}. A rodada custa a soma das apostas.`,
  past: 'Cores anteriores não influenciam a próxima: cada giro é independente.',
  table: 'Cores',
  head: ['Cor', 'Casas', 'Chance', 'Paga', 'Retorno'],
  field: 'Casa sorteada',
  colour: 'Cor',
  bet: (colour: string) => `Apostado em ${colour}`,
  multiplier: 'A cor paga',
}

const en: typeof pt = {
  howTo: 'How to play',
  draw: (fields) =>
    `The wheel has ${fields} pockets, all equally likely. Bet on one or more colours; bets on the winning colour are paid at its multiplier.`,
  bets: (most) =>
    `Bet whole reais on each colour, up to ${most}. The round costs the sum of your bets.`,
  past: 'Past colours do not affect the next one: each spin is independent.',
  table: 'Colours',
  head: ['Colour', 'Pockets', 'Chance', 'Pays', 'Return'],
  field: 'Pocket drawn',
  colour: 'Colour',
  bet: (colour) => `Bet on ${colour}`,
  multiplier: 'The colour pays',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules of a title of double. */
export const rulesOf = (title: DoubleTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = doubleColours.map((colour) => {
      const fieldCount = title.fields.filter((one) => one === colour).length
      const share = fieldCount / title.fields.length
      const pays = title.pays[colour]
      return [
        colourNames[colour][language],
        say.number(fieldCount),
        say.percent(share),
        say.times(pays),
        say.percent((share * pays) / 100),
      ]
    })
    const most = Math.max(...Object.values(title.pays)) / 100
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.draw(say.number(title.fields.length)),
          word.bets(say.money(title.betMinorMax)),
          word.past,
        ],
      },
      { heading: word.table, paragraphs: [], table: { head: word.head, rows } },
      ...closingSections(title, language, { maxWinStakes: most }),
    ]
  })

/** What decided a finished round of double. */
export const factsOf = (
  _title: DoubleTitle,
  { choice }: Wager<DoubleChoice>,
  { view }: Play<never, DoubleView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const bets = doubleColours.filter((colour) => choice[colour] !== '0')
    return [
      ...bets.map((colour) => ({
        label: word.bet(colourNames[colour][language].toLowerCase()),
        value: say.money(BigInt(choice[colour])),
      })),
      { label: word.field, value: say.number(view.field) },
      { label: word.colour, value: colourNames[view.colour][language] },
      { label: word.multiplier, value: say.times(view.multiplier) },
    ]
  })
