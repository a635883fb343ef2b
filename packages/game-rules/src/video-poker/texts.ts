import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { symbolsOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { sayOf } from '../common/say.ts'
import type { HandKind, VideoPokerTitle, VideoPokerView } from './types.ts'

const pt = {
  kinds: {
    'royal-flush': 'Royal flush',
    'four-deuces': 'Quatro dois',
    'wild-royal-flush': 'Royal com coringa',
    'five-of-a-kind': 'Cinco iguais',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Quadra',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Sequência',
    'three-of-a-kind': 'Trinca',
    'two-pair': 'Dois pares',
    'jacks-or-better': 'Par de valetes ou melhor',
  },
  handCount: (count: number) => (count === 1 ? '1 mão' : `${count} mãos`),
  howTo: 'Como jogar',
  play: (handCountMax: number) => [
    'Você recebe cinco cartas de um baralho embaralhado a cada rodada. Escolha quais segurar; as outras são trocadas uma única vez, e a mão final paga pela tabela.',
    `Pode-se jogar com uma a ${handCountMax} mãos: as cartas seguradas valem em todas, e cada mão recebe as outras do seu próprio baralho. A aposta da rodada é a aposta de uma mão vezes o número de mãos.`,
  ],
  deuces: 'Os quatro dois são coringas: cada um vale a carta que fizer a melhor mão.',
  paytable: 'Tabela de pagamentos',
  paytableNote: 'Cada mão paga, pela melhor combinação, tantas vezes a sua aposta:',
  head: ['Mão', 'Paga'],
  bestPlay:
    'O retorno é o da melhor estratégia: em cada mão, segurar as cartas que rendem mais em média.',
  late: 'A rodada espera por você com as mesmas cartas. Se o prazo mostrado acabar, uma mão que já paga é mantida inteira; senão, as cinco cartas são trocadas. Você nunca perde o que já ganhou.',
  dealt: 'Cartas recebidas',
  held: 'Cartas seguradas',
  none: 'nenhuma',
  hand: (number: number) => `Mão ${number}`,
  nothing: 'sem prêmio',
}

const en: typeof pt = {
  kinds: {
    'royal-flush': 'Royal flush',
    'four-deuces': 'Four deuces',
    'wild-royal-flush': 'Wild royal flush',
    'five-of-a-kind': 'Five of a kind',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'two-pair': 'Two pair',
    'jacks-or-better': 'Jacks or better',
  },
  handCount: (count) => (count === 1 ? '1 hand' : `${count} hands`),
  howTo: 'How to play',
  play: (handCountMax) => [
    'You get five cards from a deck shuffled for each round. Choose which to hold; the others are replaced once, and the final hand pays according to the paytable.',
    `You can play one to ${handCountMax} hands: held cards count in all of them, and each hand draws from its own deck. The total stake is the stake per hand times the number of hands.`,
  ],
  deuces: 'All four twos are wild: each counts as the card that makes the best hand.',
  paytable: 'Paytable',
  paytableNote: 'Each hand pays for its best combination, as a multiple of its stake:',
  head: ['Hand', 'Pays'],
  bestPlay:
    'The return assumes optimal play: in each hand, holding the cards with the highest average value.',
  late: 'The round waits for you with the same cards. When the time shown runs out, a winning hand is held; otherwise all five cards are replaced. You never lose a win.',
  dealt: 'Cards dealt',
  held: 'Cards held',
  none: 'none',
  hand: (number) => `Hand ${number}`,
  nothing: 'no prize',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The name of a kind of hand, in each language. */
export const kindNames = (kind: HandKind): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].kinds[kind])

/** "3 hands", in each language. */
export const handCountNames = (count: number): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].handCount(count))

/** The outcome of a round whose player does not return. */
export const timeout = inEachLanguage((language) => words[language].late)

/** The rules screen of a title. */
export const rules = ({
  wilds,
  pays,
  handCountMax,
}: VideoPokerTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    return [
      {
        heading: text.howTo,
        paragraphs: [
          ...text.play(handCountMax),
          ...(wilds === 'deuces' ? [text.deuces] : []),
          text.bestPlay,
        ],
      },
      {
        heading: text.paytable,
        paragraphs: [text.paytableNote],
        table: {
          head: text.head,
          rows: pays.map(([kind, stakes]) => [text.kinds[kind], `${say.number(stakes)}×`]),
        },
      },
    ]
  })

/** What decided a round. */
export const facts = ({ dealt, held, hands }: VideoPokerView): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    const kept = dealt.filter((_card, at) => ((held ?? 0) & (1 << at)) !== 0)
    return [
      { label: text.dealt, value: symbolsOf(dealt) },
      { label: text.held, value: symbolsOf(kept) || text.none },
      ...hands.map(({ cards, kind }, at) => ({
        label: text.hand(at + 1),
        value: `${symbolsOf(cards)} (${kind ? text.kinds[kind] : text.nothing})`,
      })),
    ]
  })
