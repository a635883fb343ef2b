import { resultNames } from '../blackjack/names.ts'
import { insuranceFact, movingRules, sideBetRules, sideFact } from '../blackjack/texts.ts'
import { symbolsOf } from '../cards/card.ts'
import { sayOf } from '../common/say.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import type { SeatPlace } from '../engine/seated.ts'
import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import {
  behindMax,
  seatCount,
  sideBetPlaces,
  type BlackjackTableTitle,
  type BlackjackTableView,
} from './types.ts'

type Words = {
  readonly howTo: string
  readonly play: (deckCount: string) => readonly string[]
  readonly seats: string
  readonly sitting: (seats: string) => readonly string[]
  readonly turns: string
  readonly deciding: (seconds: string) => readonly string[]
  readonly behind: string
  readonly backing: (most: string) => readonly string[]
  readonly strategy: string
  readonly late: string
  readonly dealer: string
  readonly seat: (number: number) => string
  readonly points: (points: number) => string
  readonly doubled: string
  readonly own: string
  readonly place: (place: SeatPlace) => string
}

const pt: Words = {
  howTo: 'Como jogar',
  play: (deckCount) => [
    `Joga-se com ${deckCount} baralhos, embaralhados de novo a cada rodada, as mesmas cartas para a mesa toda. Vence a mão mais alta que não passe de 21. O ás vale um ou onze; figuras valem dez.`,
    'Ás com dez ou figura nas duas primeiras cartas é blackjack e paga 3:2; qualquer outra vitória paga 1:1, e o empate devolve a aposta.',
    'A banca pede até 16 e para em todo 17, também no 17 com ás valendo onze. Antes da primeira jogada, ela confere a carta fechada: se tiver blackjack, a rodada acaba ali. Se tiver um ás aberto, antes disso todos os lugares decidem, ao mesmo tempo, sobre o seguro.',
  ],
  seats: 'Os lugares',
  sitting: (seats) => [
    `A mesa tem ${seats} lugares, um por pessoa. O lugar é de quem aposta nele primeiro. Na rodada seguinte ele fica reservado até as apostas fecharem; sem aposta, volta a ficar livre.`,
    'A aposta pode ser removida enquanto as apostas estão abertas. Você também pode assistir sem jogar.',
  ],
  turns: 'A sua vez',
  deciding: (seconds) => [
    `Os lugares decidem em ordem, do 1 em diante. Cada decisão tem ${seconds} segundos, contados pelo servidor. Quem não decide para com as cartas que tem ou fica sem seguro: nenhuma aposta nova é feita.`,
    'Dobrar: com as duas primeiras cartas, mais uma aposta igual e uma única carta. Se a aposta não puder ser feita, a vez continua sua, com as mesmas cartas.',
  ],
  behind: 'Apostar atrás',
  backing: (most) => [
    `Você aposta na mão de outra pessoa, sem decidir nada, e é pago na mesma proporção que essa mão. Cabem ${most} apostas atrás de cada lugar.`,
    'Quando o lugar dobra ou divide, a sua aposta acompanha se você escolheu “Acompanhar” e tem saldo naquele momento; a nova aposta é feita antes de a carta sair. Caso contrário, ela não muda: ao dobrar, fica com as mesmas cartas; ao dividir, na primeira das duas mãos.',
    'Atrás de um lugar não há seguro nem apostas laterais.',
    'Se o lugar estiver sem aposta quando as apostas fecharem, a sua é devolvida por inteiro.',
  ],
  strategy:
    'O retorno publicado é o de quem segue a estratégia básica, sentado ou acompanhando atrás, sem seguro nem apostas laterais; os outros lugares não o afetam. Ele é menor atrás de quem não segue a estratégia básica ou sem acompanhar.',
  late: 'As apostas feitas continuam valendo, e a mesa não espera: se a sua vez passar, o lugar para com as cartas que tem, sem seguro. Ao voltar você vê a rodada como ela está. Se um servidor cair, outro continua a mesma rodada, com as decisões já tomadas.',
  dealer: 'Cartas da banca',
  seat: (number) => `Lugar ${number}`,
  points: (points) => `${points} pontos`,
  doubled: 'dobrou',
  own: 'A sua aposta',
  place: ({ seat, isBehind }) => (isBehind ? `atrás do lugar ${seat}` : `no lugar ${seat}`),
}

const en: Words = {
  howTo: 'How to play',
  play: (deckCount) => [
    `${deckCount} decks are shuffled for each round, with the same cards for the whole table. The higher hand without going over 21 wins. Aces count one or eleven; face cards count ten.`,
    'An ace with a ten or face card as the first two cards is a blackjack and pays 3:2; any other win pays 1:1, and a push returns the bet.',
    'The dealer draws to 16 and stands on all 17s, including soft 17. Before the first turn the dealer checks the hole card: with a blackjack the round ends. If the dealer shows an ace, all seats decide on insurance first, at the same time.',
  ],
  seats: 'The seats',
  sitting: (seats) => [
    `The table has ${seats} seats, one per player. A seat belongs to the first player to bet on it. In the next round it is held until bets close; without a bet it becomes free.`,
    'You can remove a bet while bets are open. You can also watch without playing.',
  ],
  turns: 'Your turn',
  deciding: (seconds) => [
    `Seats act in order, from 1. Each decision has ${seconds} seconds by the server clock. If you do not act, you stand, or go without insurance: nothing more is staked. Split hands are played one after the other.`,
    'If a further bet cannot be placed, it is still your turn, with the same cards.',
  ],
  behind: 'Bet behind',
  backing: (most) => [
    `You bet on another player’s hand, make no decisions, and are paid at the same odds as that hand. There is room for ${most} bets behind each seat.`,
    'When the seat doubles or splits, your bet follows if you chose “Follow” and have enough balance at that moment; the new bet is placed before the card is dealt. Otherwise it does not change: on a double it stays with the same cards, on a split with the first of the two hands.',
    'There is no insurance and there are no side bets behind a seat.',
    'If the seat has no bet when bets close, your bet is returned in full.',
  ],
  strategy:
    'The published return is for basic strategy, at a seat or following behind one, without insurance and side bets; other seats do not affect it. It is lower behind a player who does not use basic strategy, or without following.',
  late: 'Placed bets still count, and the table does not wait: if you miss your turn, the seat stands without insurance. When you come back, you see the current state of the round. If a server fails, another continues the same round with the decisions made so far.',
  dealer: 'Dealer’s cards',
  seat: (number) => `Seat ${number}`,
  points: (points) => `${points} points`,
  doubled: 'doubled',
  own: 'Your bet',
  place: ({ seat, isBehind }) => (isBehind ? `behind seat ${seat}` : `on seat ${seat}`),
}

const words: InEachLanguage<Words> = { PT: pt, EN: en }

/** The wager, in each language. */
export const wagerNames = {
  seat: { PT: 'Lugar na mesa', EN: 'Seat at the table' },
  'behind-following': {
    PT: 'Atrás de um lugar, acompanhando',
    EN: 'Behind a seat, following',
  },
  'behind-leaving': {
    PT: 'Atrás de um lugar, sem acompanhar',
    EN: 'Behind a seat, not following',
  },
  'seat-and-perfect-pairs': {
    PT: 'Lugar na mesa e Pares perfeitos, em partes iguais',
    EN: 'Seat at the table and Perfect pairs, in equal parts',
  },
  'seat-and-21+3': {
    PT: 'Lugar na mesa e 21+3, em partes iguais',
    EN: 'Seat at the table and 21+3, in equal parts',
  },
} as const satisfies Readonly<Record<string, InEachLanguage<string>>>

/** The name of a place, in each language. */
export const placeNames = (place: SeatPlace): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].place(place))

/** What happens at a table if a player does not return. */
export const timeout = inEachLanguage((language) => words[language].late)

/** The rules screen of a title. */
export const rules = (title: BlackjackTableTitle): InEachLanguage<readonly RuleSection[]> => {
  const { deckCount, handCountMax, sideBets } = title
  const moving = movingRules(handCountMax)
  const beside = sideBets && sideBetRules({ ...sideBets, deckCount })
  return inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    const seconds = say.number(title.table.turns.decisionMs / 1_000)
    return [
      { heading: text.howTo, paragraphs: text.play(say.number(deckCount)) },
      { heading: text.seats, paragraphs: text.sitting(say.number(seatCount)) },
      { heading: text.turns, paragraphs: [...moving[language], ...text.deciding(seconds)] },
      ...(beside ? [beside[language]] : []),
      {
        heading: text.behind,
        paragraphs: [...text.backing(say.number(behindMax)), text.strategy],
      },
    ]
  })
}

const factsOfBets = (
  { bets, outcome }: BlackjackTableView,
  language: LanguageCode,
): readonly Fact[] =>
  bets.flatMap(({ bet, kind = null, payoutMinor }) => {
    if (bet === 'insurance') return [insuranceFact(payoutMinor !== '0')[language]]
    const place = sideBetPlaces.find((one) => one === bet)
    return place && outcome ? [sideFact(place, kind)[language]] : []
  })

/** What decided a round. */
export const facts = (
  view: BlackjackTableView,
  place: SeatPlace,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    const own: Fact = { label: text.own, value: text.place(place) }
    const { outcome } = view
    if (!outcome) return [own]
    const { dealer, dealerPoints, seats } = outcome
    return [
      own,
      { label: text.dealer, value: `${symbolsOf(dealer)} (${text.points(dealerPoints)})` },
      ...seats.map(({ seat, cards, points, isDoubled, result }) => {
        const parts = [
          text.points(points),
          ...(isDoubled ? [text.doubled] : []),
          ...(result ? [resultNames(result)[language]] : []),
        ]
        return { label: text.seat(seat), value: `${symbolsOf(cards)} (${parts.join(', ')})` }
      }),
      ...factsOfBets(view, language),
    ]
  })
