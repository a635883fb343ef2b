import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { symbolsOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { sayOf } from '../common/say.ts'
import { returnsOfSideBets } from './count-side-bets.ts'
import { betNames, kindNames, resultNames } from './names.ts'
import {
  pairKinds,
  threeKinds,
  type BlackjackBet,
  type BlackjackTitle,
  type BlackjackView,
  type PairKind,
  type SideBetReturns,
  type ThreeKind,
} from './types.ts'

const pt = {
  withMain: (sideBet: string) => `Aposta principal e ${sideBet}, em partes iguais`,
  howTo: 'Como jogar',
  play: (deckCount: string) => [
    `Joga-se com ${deckCount} baralhos, embaralhados de novo a cada rodada. Vence a mão mais alta que não passe de 21. O ás vale um ou onze; figuras valem dez.`,
    'Ás com dez ou figura nas duas primeiras cartas é blackjack e paga 3:2; qualquer outra vitória paga 1:1, e o empate devolve a aposta.',
    'A banca pede até 16 e para em todo 17, também no 17 com ás valendo onze. Com ás ou dez aberto ela confere a carta fechada: se for blackjack, a rodada acaba antes de qualquer nova aposta.',
  ],
  moving: 'Suas jogadas',
  movingRules: (handCountMax: string) => [
    'Dobrar: mais uma aposta igual e uma única carta, com quaisquer duas cartas, também depois de dividir.',
    `Dividir: duas cartas do mesmo valor viram duas mãos, com mais uma aposta igual, até ${handCountMax} mãos. Ases divididos recebem uma carta cada e não se dividem de novo; 21 depois de dividir não é blackjack.`,
    'Seguro: com ás aberto, metade da aposta principal; paga 2:1 se a banca tiver blackjack.',
  ],
  sideBets: 'Apostas laterais',
  sideRules: [
    'Valem até o valor da aposta principal e são decididas pelas primeiras cartas: pares perfeitos pelas suas duas, 21+3 pelas suas duas e a carta aberta da banca.',
  ],
  pairsReturn: (percent: string) => `Pares perfeitos devolve, sozinha, ${percent} no longo prazo.`,
  threeReturn: (percent: string) => `21+3 devolve, sozinha, ${percent} no longo prazo.`,
  head: ['Aposta', 'Paga'],
  hint: 'A dica mostra a estratégia básica destas regras, e o retorno publicado é o de quem a segue, sem seguro. Ela pode ser desligada.',
  late: 'A rodada espera por você com as mesmas cartas. Se o prazo mostrado acabar, o seguro é recusado e as mãos param como estão, sem nova aposta; a banca joga e tudo é pago.',
  dealer: 'Cartas da banca',
  hand: (number: number) => `Mão ${number}`,
  points: (points: number) => `${points} pontos`,
  insurance: 'Seguro',
  nothing: 'sem prêmio',
}

const en: typeof pt = {
  withMain: (sideBet) => `Main bet and ${sideBet}, in equal parts`,
  howTo: 'How to play',
  play: (deckCount) => [
    `${deckCount} decks are shuffled for each round. The higher hand without going over 21 wins. Aces count one or eleven; face cards count ten.`,
    'An ace with a ten or face card as the first two cards is a blackjack and pays 3:2; any other win pays 1:1, and a push returns the bet.',
    'The dealer draws to 16 and stands on all 17s, including soft 17. If the dealer shows an ace or ten, the hole card is checked: with a blackjack the round ends before anything more is staked.',
  ],
  moving: 'Your moves',
  movingRules: (handCountMax) => [
    'Double: another equal bet and one more card, on any two cards, including after a split.',
    `Split: two cards of the same value become two hands with another equal bet, up to ${handCountMax} hands. Split aces take one card each and cannot be split again; 21 after a split is not a blackjack.`,
    'Insurance: if the dealer shows an ace, half of the main bet; it pays 2:1 if the dealer has a blackjack.',
  ],
  sideBets: 'Side bets',
  sideRules: [
    'Side bets can be up to the main bet and are decided by the first cards: perfect pairs by your two, 21+3 by your two and the dealer’s upcard.',
  ],
  pairsReturn: (percent) => `Perfect pairs alone returns ${percent} over the long term.`,
  threeReturn: (percent) => `21+3 alone returns ${percent} over the long term.`,
  head: ['Bet', 'Pays'],
  hint: 'The hint shows basic strategy for these rules. The published return assumes you follow it, without insurance. You can turn it off.',
  late: 'The round waits for you with the same cards. When the time shown runs out, insurance is declined and your hands stand, with no further stake; the dealer plays and bets are settled.',
  dealer: 'Dealer’s cards',
  hand: (number) => `Hand ${number}`,
  points: (points) => `${points} points`,
  insurance: 'Insurance',
  nothing: 'no prize',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The name of the main bet, alone or with a side bet. */
export const wagerNames = (sideBet: BlackjackBet | undefined): InEachLanguage<string> =>
  inEachLanguage((language) => {
    const { withMain } = words[language]
    return sideBet ? withMain(betNames(sideBet)[language]) : betNames('main')[language]
  })

/** What happens to a round if the player does not return. */
export const timeout = inEachLanguage((language) => words[language].late)

const sideRows = (
  { perfectPairs, twentyOnePlusThree }: SideBetReturns,
  language: LanguageCode,
): string[][] => {
  const row = (bet: BlackjackBet, kind: PairKind | ThreeKind, hundredths: number): string[] => [
    `${betNames(bet)[language]}: ${kindNames(kind)[language]}`,
    oddsText(language, hundredths),
  ]
  return [
    ...pairKinds.toReversed().map((kind) => row('perfect-pairs', kind, perfectPairs[kind])),
    ...threeKinds.toReversed().map((kind) => row('21+3', kind, twentyOnePlusThree[kind])),
  ]
}

/** Doubling, splitting and insurance, in each language. */
export const movingRules = (handCountMax: number): InEachLanguage<readonly string[]> =>
  inEachLanguage((language) => words[language].movingRules(sayOf(language).number(handCountMax)))

/** The side bets on the rules screen, in each language. */
export const sideBetRules = (
  sideBets: SideBetReturns & { readonly deckCount: number },
): InEachLanguage<RuleSection> => {
  const returns = returnsOfSideBets(sideBets)
  return inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    return {
      heading: text.sideBets,
      paragraphs: [
        ...text.sideRules,
        text.pairsReturn(say.percent(returns.perfectPairs / 10_000)),
        text.threeReturn(say.percent(returns.twentyOnePlusThree / 10_000)),
      ],
      table: { head: text.head, rows: sideRows(sideBets, language) },
    }
  })
}

/** The rules screen of a title. */
export const rules = (title: BlackjackTitle): InEachLanguage<readonly RuleSection[]> => {
  const moving = movingRules(title.handCountMax)
  const sideBets = sideBetRules(title)
  return inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    return [
      { heading: text.howTo, paragraphs: text.play(say.number(title.deckCount)) },
      { heading: text.moving, paragraphs: [...moving[language], text.hint] },
      sideBets[language],
    ]
  })
}

/** The result of a side bet. */
export const sideFact = (
  bet: 'perfect-pairs' | '21+3',
  kind: PairKind | ThreeKind | null,
): InEachLanguage<Fact> =>
  inEachLanguage((language) => ({
    label: betNames(bet)[language],
    value: kind ? kindNames(kind)[language] : words[language].nothing,
  }))

/** Whether insurance won, if it was taken. */
export const insuranceFact = (isWon: boolean): InEachLanguage<Fact> =>
  inEachLanguage((language) => ({
    label: words[language].insurance,
    value: resultNames(isWon ? 'won' : 'lost')[language],
  }))

/** What decided a round. */
export const facts = (view: BlackjackView): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      {
        label: text.dealer,
        value: `${symbolsOf(view.dealer)} (${text.points(view.dealerPoints)})`,
      },
      ...view.hands.map(({ cards, points, result }, at) => ({
        label: text.hand(at + 1),
        value: `${symbolsOf(cards)} (${text.points(points)}${result ? `, ${resultNames(result)[language]}` : ''})`,
      })),
      ...view.sideBets.map(
        ({ bet, kind }) => sideFact(bet === '21+3' ? bet : 'perfect-pairs', kind)[language],
      ),
      ...(view.insuranceMinor === '0'
        ? []
        : [insuranceFact(view.insurancePayoutMinor !== '0')[language]]),
    ]
  })
