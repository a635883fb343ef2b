import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { symbolsOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { sayOf } from '../common/say.ts'
import { betsOf } from './bets-of.ts'
import { betNames } from './names.ts'
import { bankerDraws } from './draw-rules.ts'
import type { BaccaratBet, BaccaratOutcome, BaccaratTitle } from './types.ts'

const pt = {
  winners: { player: 'Jogador vence', banker: 'Banca vence', tie: 'Empate' },
  howTo: 'Como jogar',
  play: (deckCount: number) => [
    `Joga-se com ${deckCount} baralhos, embaralhados de novo a cada rodada. Jogador e banca recebem duas cartas, e às vezes uma terceira; vence quem chega mais perto de nove.`,
    'O ás vale um ponto, de dois a nove valem o próprio número, dez e figuras não valem nada. Da soma conta só o último algarismo.',
  ],
  payouts: 'Apostas e pagamentos',
  payoutHead: ['Aposta', 'Paga'],
  push: 'No empate, as apostas no jogador e na banca são devolvidas.',
  commission: (percent: string) =>
    `A vitória da banca paga um para um, menos ${percent} de comissão.`,
  noCommission: (odds: string) =>
    `A vitória da banca paga um para um, sem comissão. Com seis pontos, paga só ${odds}.`,
  wins: {
    'either-pair':
      'Qualquer par: vence se as duas primeiras cartas do jogador, ou as da banca, forem um par, como dois setes ou dois reis.',
    'super-six': 'Banca com seis: vence se a banca ganhar com seis pontos.',
    small: 'Quatro cartas: vence se ninguém receber a terceira carta.',
    big: 'Cinco ou seis cartas: vence se um dos lados, ou os dois, receber a terceira carta.',
  } as Readonly<Partial<Record<BaccaratBet, string>>>,
  third: 'A terceira carta',
  thirdRules: [
    'Com oito ou nove nas duas primeiras cartas de qualquer lado, ninguém recebe outra.',
    'O jogador recebe a terceira carta com até cinco pontos. Se ele não receber, a banca recebe com até cinco.',
    'Se o jogador recebeu, a banca decide pela terceira carta dele:',
  ],
  thirdHead: ['Pontos da banca', 'Recebe quando a terceira do jogador vale'],
  never: 'não recebe',
  past: 'Rodadas anteriores não influenciam a próxima: as estradas mostram apenas o que já saiu.',
  points: (points: number) => `${points} ${points === 1 ? 'ponto' : 'pontos'}`,
  result: 'Resultado',
}

const en: typeof pt = {
  winners: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
  howTo: 'How to play',
  play: (deckCount) => [
    `${deckCount} decks are shuffled for each round. Player and banker each get two cards, and sometimes a third; the hand closer to nine wins.`,
    'Aces count one, two to nine count their face value, tens and face cards count zero. Only the last digit of the total counts.',
  ],
  payouts: 'Bets and payouts',
  payoutHead: ['Bet', 'Pays'],
  push: 'On a tie, bets on player and banker are returned.',
  commission: (percent) => `A banker win pays even money, less a commission of ${percent}.`,
  noCommission: (odds) =>
    `A banker win pays even money with no commission. With six points it pays only ${odds}.`,
  wins: {
    'either-pair':
      'Either pair: wins if the first two cards of the player, or those of the banker, are a pair, such as two sevens or two kings.',
    'super-six': 'Banker on six: wins if the banker wins with six points.',
    small: 'Four cards: wins if nobody draws a third card.',
    big: 'Five or six cards: wins if either side, or both, draw a third card.',
  },
  third: 'The third card',
  thirdRules: [
    'If either side has eight or nine with its first two cards, nobody draws.',
    'The player draws with up to five points. When the player does not draw, the banker draws with up to five.',
    'When the player draws, the banker acts on the player’s third card:',
  ],
  thirdHead: ['Banker’s points', 'Draws when the player’s third card counts'],
  never: 'does not draw',
  past: 'Past rounds do not affect the next one: the roads only show past results.',
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  result: 'Result',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const thirdRows = (language: LanguageCode): string[][] => {
  const { never } = words[language]
  return [0, 1, 2, 3, 4, 5, 6, 7].map((points) => {
    const thirds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third))
    return [String(points), thirds.join(', ') || never]
  })
}

const commissionOf = (
  { returns, bankerSixReturn }: BaccaratTitle,
  language: LanguageCode,
): string => {
  const text = words[language]
  if (bankerSixReturn !== undefined) return text.noCommission(oddsText(language, bankerSixReturn))
  return text.commission(sayOf(language).percent((200 - returns.banker) / 100))
}

/** The rules screen of a title. */
export const rules = (title: BaccaratTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    const { deckCount, returns } = title
    const bets = betsOf(title)
    return [
      { heading: text.howTo, paragraphs: text.play(deckCount) },
      {
        heading: text.payouts,
        paragraphs: [
          text.push,
          commissionOf(title, language),
          ...bets.flatMap((bet) => text.wins[bet] ?? []),
          text.past,
        ],
        table: {
          head: text.payoutHead,
          rows: bets.map((bet) => [betNames(bet)[language], oddsText(language, returns[bet] ?? 0)]),
        },
      },
      {
        heading: text.third,
        paragraphs: text.thirdRules,
        table: { head: text.thirdHead, rows: thirdRows(language) },
      },
    ]
  })

/** What decided a round. */
export const outcomeFacts = (outcome: BaccaratOutcome): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const { points, result, winners } = words[language]
    const { player, banker, playerPoints, bankerPoints, winner } = outcome
    return [
      {
        label: betNames('player')[language],
        value: `${symbolsOf(player)} (${points(playerPoints)})`,
      },
      {
        label: betNames('banker')[language],
        value: `${symbolsOf(banker)} (${points(bankerPoints)})`,
      },
      { label: result, value: winners[winner] },
    ]
  })
