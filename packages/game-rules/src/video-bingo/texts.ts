import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { mostStakes } from './most-stakes.ts'
import {
  ballCount,
  cellCount,
  type VideoBingoAction,
  type VideoBingoChoice,
  type VideoBingoTitle,
  type VideoBingoView,
} from './types.ts'

const pt = {
  howTo: 'Como jogar',
  cards: (cells: string) =>
    `São quatro cartelas de ${cells} números, sem número repetido entre elas. Você pode trocar o jogo de cartelas antes de cada rodada; nenhum jogo tem mais chance que outro.`,
  balls: (draw: string, all: string) =>
    `Saem ${draw} bolas de ${all}. A aposta vale para as quatro cartelas, um quarto em cada; cada cartela paga somente o seu melhor desenho.`,
  extra: 'Bolas extras',
  extraHow: (count: string) =>
    `Depois podem ser compradas até ${count} bolas extras, uma de cada vez. O preço é calculado na hora: o que a próxima bola aumenta em média, dividido pelo retorno. Quanto mais perto de um prêmio grande, mais cara.`,
  extraPrice: (from: string, to: string) =>
    `O preço é em centavos inteiros e devolve, em média, de ${from} a ${to}. Se não houver um preço assim, a bola não é oferecida e a rodada termina. Comprar é sempre opcional.`,
  table: 'Desenhos e prêmios por cartela',
  head: ['Desenho', 'Variantes', 'Paga (apostas da cartela)'],
  set: 'Jogo de cartelas',
  drawn: 'Bolas',
  extras: 'Bolas extras',
  none: 'nenhuma',
  card: (number: number) => `Cartela ${number}`,
  nothing: 'sem prêmio',
  timeout:
    'A rodada espera por você com as bolas como estavam. Se o prazo mostrado acabar, nenhuma bola é comprada: a rodada termina e paga tudo o que as cartelas já ganharam.',
}

const en: typeof pt = {
  howTo: 'How to play',
  cards: (cells) =>
    `There are four cards of ${cells} numbers; no number is on two cards. You can change the set of cards before every round; all sets have the same chance.`,
  balls: (draw, all) =>
    `${draw} of ${all} balls are drawn. The stake covers all four cards, a quarter each; every card pays only its highest pattern.`,
  extra: 'Extra balls',
  extraHow: (count) =>
    `You can then buy up to ${count} extra balls, one at a time. The price is recalculated each time: the average value of the next ball divided by the return. The closer you are to a big prize, the higher the price.`,
  extraPrice: (from, to) =>
    `The price is in whole centavos and returns ${from} to ${to} on average. If no such price exists, the ball is not offered and the round ends. Buying is always optional.`,
  table: 'Patterns and prizes per card',
  head: ['Pattern', 'Variants', 'Pays (× card stake)'],
  set: 'Set of cards',
  drawn: 'Balls',
  extras: 'Extra balls',
  none: 'none',
  card: (number) => `Card ${number}`,
  nothing: 'no prize',
  timeout:
    'The round waits for you as you left it. When the time shown runs out, no ball is bought: the round ends and all wins on your cards are paid.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
const timeout = inEachLanguage((language) => words[language].timeout)

/** The rules of a title of video bingo. */
export const rulesOf = (title: VideoBingoTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = title.patterns.map(({ name, forms, pays }) => [
      name[language],
      say.number(forms.length),
      say.number(pays),
    ])
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.cards(say.number(cellCount)),
          word.balls(say.number(title.drawCount), say.number(ballCount)),
        ],
      },
      { heading: word.table, paragraphs: [], table: { head: word.head, rows } },
      {
        heading: word.extra,
        paragraphs: [
          word.extraHow(say.number(title.extraCountMax)),
          word.extraPrice(
            say.percent(title.extraOfferedFromBp / 10_000),
            say.percent(title.extraPricedAtBp / 10_000),
          ),
        ],
      },
      ...closingSections(title, language, { timeout, maxWinStakes: mostStakes(title) }),
    ]
  })

/** What decided a finished round of video bingo. */
export const factsOf = (
  title: VideoBingoTitle,
  _wager: Wager<VideoBingoChoice>,
  { view }: Play<VideoBingoAction, VideoBingoView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const cards = view.cards.map(({ pattern, pays }, index) => {
      const name = title.patterns.find(({ id }) => id === pattern)?.name[language]
      return {
        label: word.card(index + 1),
        value: name ? `${name}, ${say.number(pays)}×` : word.nothing,
      }
    })
    return [
      { label: word.set, value: say.number(view.cardSet) },
      { label: word.drawn, value: say.list(view.balls) },
      { label: word.extras, value: say.list(view.extraBalls) || word.none },
      ...cards,
    ]
  })
