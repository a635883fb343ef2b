import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { returnOfTotal } from './places.ts'
import type { Place, SicBoOutcome, SicBoTitle } from './types.ts'

const pt = {
  evenChances: {
    small: 'Pequeno (4–10)',
    big: 'Grande (11–17)',
    odd: 'Ímpar',
    even: 'Par',
  } as Readonly<Record<string, string>>,
  total: (numbers: string) => `Soma ${numbers}`,
  single: (face: number) => `Número ${face}`,
  pair: (low: number, high: number) => `Dupla ${low} e ${high}`,
  double: (face: number) => `Par de ${face}`,
  triple: (face: number) => `Trinca de ${face}`,
  anyTriple: 'Qualquer trinca',
  rows: {
    evenChance: 'Pequeno, grande, ímpar, par',
    single: ['Número em um dado', 'Número em dois dados', 'Número nos três dados'],
    pair: 'Dupla de números diferentes',
    double: 'Par de um número (em dois ou três dados)',
    triple: 'Trinca de um número',
  },
  howTo: 'Como jogar',
  play: [
    'Três dados são lançados. Coloque fichas em quantas casas da mesa quiser; cada aposta ganha ou perde por si.',
  ],
  payouts: 'Apostas e pagamentos',
  payoutHead: ['Aposta', 'Paga'],
  triplesLose: 'Com três dados iguais, pequeno, grande, ímpar e par perdem.',
  dice: 'Dados',
  sum: 'Soma',
}

const en: typeof pt = {
  evenChances: { small: 'Small (4–10)', big: 'Big (11–17)', odd: 'Odd', even: 'Even' },
  total: (numbers) => `Total ${numbers}`,
  single: (face) => `Number ${face}`,
  pair: (low, high) => `Pair ${low} and ${high}`,
  double: (face) => `Double ${face}`,
  triple: (face) => `Triple ${face}`,
  anyTriple: 'Any triple',
  rows: {
    evenChance: 'Small, big, odd, even',
    single: ['Number on one die', 'Number on two dice', 'Number on three dice'],
    pair: 'Pair of different numbers',
    double: 'Double of a number (on two or three dice)',
    triple: 'Triple of a number',
  },
  howTo: 'How to play',
  play: [
    'Three dice are rolled. Place chips anywhere on the table; each bet wins or loses on its own.',
  ],
  payouts: 'Bets and payouts',
  payoutHead: ['Bet', 'Pays'],
  triplesLose: 'On any triple, small, big, odd and even lose.',
  dice: 'Dice',
  sum: 'Total',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const placeName = (language: LanguageCode, { id, kind, numbers }: Place): string => {
  const text = words[language]
  const [first = 0, second = 0] = numbers
  switch (kind) {
    case 'even-chance':
      return text.evenChances[id] ?? id
    case 'total':
      return text.total(String(first))
    case 'single':
      return text.single(first)
    case 'pair':
      return text.pair(first, second)
    case 'double':
      return text.double(first)
    case 'triple':
      return text.triple(first)
    case 'any-triple':
      return text.anyTriple
    default:
      return kind satisfies never
  }
}

/** The name of a place, in each language. */
export const placeNames = (place: Place): InEachLanguage<string> =>
  inEachLanguage((language) => placeName(language, place))

const payoutRows = ({ returns }: SicBoTitle, language: LanguageCode): string[][] => {
  const { rows, total, anyTriple } = words[language]
  const totals = [4, 5, 6, 7, 8, 9, 10].map((low): [string, number] => [
    total(`${low} / ${21 - low}`),
    returnOfTotal(returns, low),
  ])
  const singles = rows.single.map((name, at): [string, number] => [name, returns.single[at] ?? 0])
  const all: [string, number][] = [
    [rows.evenChance, returns.evenChance],
    ...totals,
    ...singles,
    [rows.pair, returns.pair],
    [rows.double, returns.double],
    [rows.triple, returns.triple],
    [anyTriple, returns.anyTriple],
  ]
  return all.map(([name, hundredths]) => [name, oddsText(language, hundredths)])
}

/** The rules screen of a title. */
export const rules = (title: SicBoTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      { heading: text.howTo, paragraphs: text.play },
      {
        heading: text.payouts,
        paragraphs: [text.triplesLose],
        table: { head: text.payoutHead, rows: payoutRows(title, language) },
      },
    ]
  })

/** What decided a round. */
export const outcomeFacts = ({ dice, total }: SicBoOutcome): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      { label: text.dice, value: dice.join(', ') },
      { label: text.sum, value: String(total) },
    ]
  })
