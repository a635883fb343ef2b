import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { sayOf } from '../common/say.ts'
import { callsOf, chipsOf, pocketsOfChips, type CallName } from './call-bets.ts'
import { placesOf, returnByKind } from './places.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import { placeKinds, type PlaceKind, type Pocket, type WheelTitle } from './types.ts'
import { colourOf, pocketText, pocketsOf } from './wheel.ts'

const pt = {
  kinds: {
    straight: 'Pleno (um número)',
    split: 'Cavalo (dois números)',
    street: 'Rua ou trio (três números)',
    corner: 'Quadrado (quatro números)',
    'top-line': 'Linha dos zeros (0, 00, 1, 2, 3)',
    'six-line': 'Linha dupla (seis números)',
    column: 'Coluna',
    dozen: 'Dúzia',
    'even-chance': 'Chance simples (vermelho, preto, par, ímpar, 1–18, 19–36)',
  },
  colours: { red: 'vermelho', black: 'preto', green: 'verde' },
  calls: {
    voisins: 'Vizinhos do zero',
    tiers: 'Terço do cilindro',
    orphelins: 'Órfãos',
    'zero-game': 'Jogo do zero',
  },
  howTo: 'Como jogar',
  wheel: (pockets: number, hasDoubleZero: boolean) => [
    `A roda tem ${pockets} casas: os números de 1 a 36${hasDoubleZero ? ', o zero e o duplo zero' : ' e o zero'}. A bola para em uma delas, todas com a mesma chance.`,
    'Coloque fichas em quantas casas da mesa quiser e gire. Cada aposta ganha ou perde por si.',
  ],
  bets: 'Apostas e pagamentos',
  betsHead: ['Aposta', 'Paga', 'Números'],
  zeroLoses: 'Quando sai o zero, as apostas que não o cobrem perdem.',
  partage: 'La partage: quando sai o zero, as chances simples recebem de volta metade da aposta.',
  callBets: 'Apostas anunciadas',
  callNote:
    'Cada aposta anunciada é um conjunto de apostas da mesa; as fichas são colocadas com um toque e pagam como as outras.',
  callHead: ['Aposta', 'Fichas', 'Números'],
  neighbours:
    'Vizinhos: uma ficha no número e uma em cada vizinho na roda, quantos você escolher de cada lado.',
  fairness: 'Bom saber',
  past: 'Giros anteriores não influenciam o próximo: a estatística mostra apenas o que já saiu.',
  ball: 'Casa sorteada',
}

const en: typeof pt = {
  kinds: {
    straight: 'Straight up (one number)',
    split: 'Split (two numbers)',
    street: 'Street or trio (three numbers)',
    corner: 'Corner (four numbers)',
    'top-line': 'Top line (0, 00, 1, 2, 3)',
    'six-line': 'Six line (six numbers)',
    column: 'Column',
    dozen: 'Dozen',
    'even-chance': 'Even chance (red, black, even, odd, 1–18, 19–36)',
  },
  colours: { red: 'red', black: 'black', green: 'green' },
  calls: {
    voisins: 'Neighbours of zero',
    tiers: 'Third of the wheel',
    orphelins: 'Orphans',
    'zero-game': 'Zero game',
  },
  howTo: 'How to play',
  wheel: (pockets, hasDoubleZero) => [
    `The wheel has ${pockets} pockets: the numbers 1 to 36${hasDoubleZero ? ', zero and double zero' : ' and zero'}. The ball lands in one of them, all equally likely.`,
    'Place chips anywhere on the table and spin. Each bet wins or loses on its own.',
  ],
  bets: 'Bets and payouts',
  betsHead: ['Bet', 'Pays', 'Numbers'],
  zeroLoses: 'On zero, bets that do not cover it lose.',
  partage: 'La partage: on zero, even-money bets get half of their stake back.',
  callBets: 'Call bets',
  callNote: 'A call bet is a set of table bets placed with one tap; they pay like any other bet.',
  callHead: ['Bet', 'Chips', 'Numbers'],
  neighbours:
    'Neighbours: one chip on the number and one on each of its neighbours on the wheel, as many on each side as you choose.',
  fairness: 'Good to know',
  past: 'Past spins do not affect the next one: the statistics only show past results.',
  ball: 'Pocket drawn',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The name of a kind of bet, in each language. */
export const kindNames = (kind: PlaceKind): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].kinds[kind])

/** The name of a call bet, in each language. */
export const callTexts = (call: CallName): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].calls[call])

const betRows = (
  title: WheelTitle,
  returns: Readonly<Record<PlaceKind, ReturnHundredths>>,
  language: LanguageCode,
): string[][] => {
  const places = [...placesOf(title.wheel).values()]
  return placeKinds.flatMap((kind) => {
    const place = places.find((one) => one.kind === kind)
    if (!place) return []
    const { number } = sayOf(language)
    return [
      [
        words[language].kinds[kind],
        oddsText(language, returns[kind]),
        number(place.pockets.length),
      ],
    ]
  })
}

const callSection = (title: WheelTitle, language: LanguageCode): RuleSection => {
  const { callBets, callNote, callHead, calls, neighbours } = words[language]
  const rows = callsOf(title.wheel).map((call) => {
    const chips = chipsOf(call)
    const sum = chips.reduce((total, one) => total + one.chips, 0)
    const pockets = pocketsOfChips(title.wheel, chips).map(pocketText)
    return [calls[call], sayOf(language).number(sum), pockets.join(', ')]
  })
  if (rows.length === 0) return { heading: callBets, paragraphs: [neighbours] }
  return { heading: callBets, paragraphs: [callNote, neighbours], table: { head: callHead, rows } }
}

/** The rules screen of a title; what its bets return differs from the usual only where it says so. */
export const rules = (
  title: WheelTitle,
  returns: Readonly<Record<PlaceKind, ReturnHundredths>> = returnByKind,
): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      {
        heading: text.howTo,
        paragraphs: text.wheel(pocketsOf(title.wheel).length, title.wheel === 'american'),
      },
      {
        heading: text.bets,
        paragraphs: [title.laPartage ? text.partage : text.zeroLoses],
        table: { head: text.betsHead, rows: betRows(title, returns, language) },
      },
      callSection(title, language),
      { heading: text.fairness, paragraphs: [text.past] },
    ]
  })

/** What decided a round. */
export const outcomeFacts = (pocket: Pocket): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const { ball, colours } = words[language]
    return [{ label: ball, value: `${pocketText(pocket)} ${colours[colourOf(pocket)]}` }]
  })
