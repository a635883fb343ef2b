import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { multiplierOf, noGuess, rightRanks, withGuess } from './odds.ts'
import {
  rankCount,
  type HiloAction,
  type HiloCard,
  type HiloTitle,
  type HiloView,
} from './types.ts'

const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suitNames = ['♠', '♥', '♦', '♣']

/** A card as players write it: "10♥". */
export const cardName = ({ rank, suit }: HiloCard): string =>
  `${rankNames[rank - 1] ?? ''}${suitNames[suit] ?? ''}`

const pt = {
  howTo: 'Como jogar',
  draw: 'Uma carta fica aberta. A próxima vem de um baralho completo de 52 cartas, embaralhado de novo a cada carta. O ás é a menor e o rei, a maior.',
  guess:
    '“Maior ou igual” e “menor ou igual” ganham também com o mesmo valor. No ás os palpites são “maior” e “igual”; no rei, “menor” e “igual”.',
  right:
    'Cada palpite certo multiplica o valor da retirada pelo inverso da chance. Um palpite errado termina a rodada e a aposta é perdida.',
  cashOut: 'Depois do primeiro palpite certo, você pode retirar quando quiser.',
  skip: (count: string) => `A carta aberta pode ser trocada sem custo até ${count} vezes.`,
  end: (guesses: string, stakes: string) =>
    `Depois de ${guesses} palpites certos, ou quando o próximo pagaria mais de ${stakes} vezes a aposta, a rodada termina e paga automaticamente.`,
  price: (percent: string) =>
    `A retirada é ${percent} do pagamento sem vantagem da casa, com duas casas decimais.`,
  table: 'Primeiro palpite',
  head: ['Carta', 'Palpite', 'Chance', 'Paga'],
  guesses: { higher: 'maior', lower: 'menor', same: 'igual', skip: 'troca' },
  cards: 'Cartas',
  last: 'Fim da rodada',
  ends: { 'cash-out': 'saque', wrong: 'palpite errado', last: 'último palpite' },
  multiplier: 'Multiplicador',
  timeout:
    'A rodada espera por você com as cartas como estavam. Se o prazo mostrado acabar, a retirada é feita pelo multiplicador do momento; se ainda não houve palpite, vale o mais provável e, se ele acertar, o prêmio é retirado. Você nunca perde o que já ganhou.',
}

const en: typeof pt = {
  howTo: 'How to play',
  draw: 'One card is face up. The next one comes from a full deck of 52 cards, reshuffled for every card. The ace is lowest, the king highest.',
  guess:
    '“Higher or same” and “lower or same” also win with the same rank. On an ace the guesses are “higher” and “same”, on a king “lower” and “same”.',
  right:
    'Every correct guess multiplies your cash-out by the inverse of its chance. A wrong guess ends the round and you lose the stake.',
  cashOut: 'After the first correct guess you can cash out at any time.',
  skip: (count) => `You can skip the current card up to ${count} times for free.`,
  end: (guesses, stakes) =>
    `After ${guesses} correct guesses, or when the next one would pay more than ${stakes} times the stake, the round ends and pays automatically.`,
  price: (percent) => `A cash-out is ${percent} of the payout without house edge, to two decimals.`,
  table: 'First guess',
  head: ['Card', 'Guess', 'Chance', 'Pays'],
  guesses: { higher: 'higher', lower: 'lower', same: 'same', skip: 'skipped' },
  cards: 'Cards',
  last: 'End of the round',
  ends: { 'cash-out': 'cash-out', wrong: 'wrong guess', last: 'last guess' },
  multiplier: 'Multiplier',
  timeout:
    'The round waits for you with the same cards. When the time shown runs out, it is cashed out at the multiplier reached; if you have not guessed yet, the most likely guess is made and, if correct, its prize is cashed out. You never lose a win.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
const timeout = inEachLanguage((language) => words[language].timeout)

/** The rules of a title of hi-lo. */
export const rulesOf = (title: HiloTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = rankNames.flatMap((name, index) =>
      rightRanks(index + 1).map(([guess, ranks]) => [
        name,
        word.guesses[guess],
        say.percent(ranks / rankCount),
        say.times(multiplierOf(title, withGuess(noGuess, ranks))),
      ]),
    )
    const cap = say.number(title.winCapStakes)
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.draw,
          word.guess,
          word.right,
          word.cashOut,
          word.skip(say.number(title.skipCountMax)),
          word.end(say.number(title.guessCountMax), cap),
          word.price(say.percent(title.pricedAtBp / 10_000)),
        ],
      },
      { heading: word.table, paragraphs: [], table: { head: word.head, rows } },
      ...closingSections(title, language, { timeout, maxWinStakes: title.winCapStakes }),
    ]
  })

/** What decided a finished round of hi-lo. */
export const factsOf = (
  _title: HiloTitle,
  _wager: Wager<null>,
  { view }: Play<HiloAction, HiloView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const steps = view.steps.map(({ by, card }) => `${word.guesses[by]} ${cardName(card)}`)
    return [
      { label: word.cards, value: say.list([cardName(view.first), ...steps]) },
      { label: word.last, value: word.ends[view.end ?? 'cash-out'] },
      { label: word.multiplier, value: say.times(view.end === 'wrong' ? 0 : view.multiplier) },
    ]
  })
