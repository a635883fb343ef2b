import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { symbolsOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import {
  handKinds,
  type HandKind,
  type ThreeCardBet,
  type ThreeCardResult,
  type ThreeCardTitle,
  type ThreeCardView,
} from './types.ts'

const pt = {
  bets: { ante: 'Ante e jogo', 'pair-plus': 'Par ou melhor' },
  kinds: {
    'high-card': 'Carta alta',
    pair: 'Par',
    flush: 'Flush',
    straight: 'Sequência',
    'three-of-a-kind': 'Trinca',
    'straight-flush': 'Straight flush',
  },
  results: {
    won: 'Você venceu',
    lost: 'A banca venceu',
    tied: 'Empate',
    'dealer-not-qualified': 'A banca não se qualificou',
    folded: 'Você desistiu',
  },
  howTo: 'Como jogar',
  play: [
    'Joga-se com um baralho, embaralhado de novo a cada rodada. Você recebe três cartas e decide: jogar, com mais uma aposta igual ao ante, ou desistir e perder o ante.',
    'A banca se qualifica com dama alta ou melhor. Se ela não se qualifica, o ante paga um para um e a segunda aposta volta. Caso contrário, a melhor mão vence e as duas apostas pagam um para um; no empate, as duas voltam.',
    'Da mais alta para a mais baixa: straight flush, trinca, sequência, flush, par, carta alta.',
  ],
  late: 'A rodada espera por você com as mesmas cartas. Se o prazo mostrado acabar, vale a desistência, sem nova aposta; o bônus do ante e par ou melhor são pagos do mesmo jeito.',
  byCards:
    'O bônus do ante e a aposta em par ou melhor são pagos pelas suas cartas, também a quem desiste.',
  bestPlay: 'A melhor estratégia é jogar com dama, seis e quatro ou melhor.',
  pairPlus: ['A aposta ganha pelas suas três cartas, sejam quais forem as da banca.'],
  bonus: 'Bônus do ante',
  bonusText: 'É pago pelas suas cartas, mesmo que a banca vença.',
  head: ['Mão', 'Paga'],
  player: 'Suas cartas',
  dealer: 'Cartas da banca',
  result: 'Resultado',
}

const en: typeof pt = {
  bets: { ante: 'Ante and play', 'pair-plus': 'Pair plus' },
  kinds: {
    'high-card': 'High card',
    pair: 'Pair',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'straight-flush': 'Straight flush',
  },
  results: {
    won: 'You won',
    lost: 'The dealer won',
    tied: 'Tie',
    'dealer-not-qualified': 'The dealer did not qualify',
    folded: 'You folded',
  },
  howTo: 'How to play',
  play: [
    'One deck is shuffled for each round. You get three cards and decide: play, with another bet equal to the ante, or fold and lose the ante.',
    'The dealer qualifies with queen high or better. If not, the ante pays even money and the play bet is returned. If so, the better hand wins and both bets pay even money; on a tie both are returned.',
    'From the highest to the lowest: straight flush, three of a kind, straight, flush, pair, high card.',
  ],
  late: 'The round waits for you with the same cards. When the time shown runs out, your hand is folded and nothing more is staked; ante bonus and pair plus are still paid.',
  byCards: 'Ante bonus and pair plus are paid on your cards, even if you fold.',
  bestPlay: 'Optimal strategy: play with queen, six, four or better.',
  pairPlus: ['Pair plus wins on your three cards, regardless of the dealer’s hand.'],
  bonus: 'Ante bonus',
  bonusText: 'Paid on your cards, even when the dealer wins.',
  head: ['Hand', 'Pays'],
  player: 'Your cards',
  dealer: 'Dealer’s cards',
  result: 'Result',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** What happens to a round if the player does not return. */
export const timeout = inEachLanguage((language) => words[language].late)

/** The name of a bet, in each language. */
export const betNames = (bet: ThreeCardBet): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].bets[bet])

/** The name of a kind of hand, in each language. */
export const kindNames = (kind: HandKind): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].kinds[kind])

/** The result of the ante, in each language. */
export const resultNames = (result: ThreeCardResult): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].results[result])

const tableOf = (
  language: LanguageCode,
  pays: Readonly<Partial<Record<HandKind, number>>>,
  given: number,
): NonNullable<RuleSection['table']> => ({
  head: words[language].head,
  rows: handKinds.toReversed().flatMap((kind) => {
    const hundredths = pays[kind]
    if (hundredths === undefined) return []
    return [[words[language].kinds[kind], oddsText(language, hundredths + given)]]
  }),
})

/** The rules screen of a title. */
export const rules = (title: ThreeCardTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      { heading: text.howTo, paragraphs: [...text.play, text.byCards, text.bestPlay] },
      {
        heading: text.bonus,
        paragraphs: [text.bonusText],
        table: tableOf(language, title.anteBonus, 100),
      },
      {
        heading: text.bets['pair-plus'],
        paragraphs: text.pairPlus,
        table: tableOf(language, title.pairPlus, 0),
      },
    ]
  })

/** What decided a round. */
export const facts = (view: ThreeCardView): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const { kinds, player, dealer, result, results } = words[language]
    const named = (cards: readonly string[], kind: HandKind | null): string =>
      `${symbolsOf(cards)}${kind ? ` (${kinds[kind]})` : ''}`
    return [
      { label: player, value: named(view.player, view.playerKind) },
      { label: dealer, value: named(view.dealer, view.dealerKind) },
      ...(view.result ? [{ label: result, value: results[view.result] }] : []),
    ]
  })
