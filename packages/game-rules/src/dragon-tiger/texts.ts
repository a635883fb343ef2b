import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { symbolOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { sayOf } from '../common/say.ts'
import { betNames } from './names.ts'
import { dragonTigerBets, type DragonTigerOutcome, type DragonTigerTitle } from './types.ts'

const pt = {
  winners: {
    dragon: 'Dragão vence',
    tiger: 'Tigre vence',
    tie: 'Empate',
    'suited-tie': 'Empate no mesmo naipe',
  },
  howTo: 'Como jogar',
  play: (deckCount: number) => [
    `Joga-se com ${deckCount} baralhos, embaralhados de novo a cada rodada. O dragão recebe uma carta e o tigre outra; a mais alta vence.`,
    'O ás é a menor carta e o rei, a maior. Naipes só contam no empate no naipe.',
  ],
  payouts: 'Apostas e pagamentos',
  payoutHead: ['Aposta', 'Paga'],
  onTie: (percent: string) =>
    `No empate, as apostas no dragão e no tigre recebem ${percent} de volta.`,
  tiePaysBoth: 'O empate no mesmo naipe também paga a aposta no empate.',
  past: 'Rodadas anteriores não influenciam a próxima.',
  result: 'Resultado',
}

const en: typeof pt = {
  winners: {
    dragon: 'Dragon wins',
    tiger: 'Tiger wins',
    tie: 'Tie',
    'suited-tie': 'Suited tie',
  },
  howTo: 'How to play',
  play: (deckCount) => [
    `${deckCount} decks are shuffled for each round. The dragon gets one card and the tiger another; the higher card wins.`,
    'The ace is the lowest card and the king the highest. Suits only count for a suited tie.',
  ],
  payouts: 'Bets and payouts',
  payoutHead: ['Bet', 'Pays'],
  onTie: (percent) => `On a tie, bets on dragon and tiger get ${percent} back.`,
  tiePaysBoth: 'A suited tie also pays the tie bet.',
  past: 'Past rounds do not affect the next one.',
  result: 'Result',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules screen of a title. */
export const rules = (title: DragonTigerTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    const back = sayOf(language).percent(title.returnOnTie / 100)
    return [
      { heading: text.howTo, paragraphs: text.play(title.deckCount) },
      {
        heading: text.payouts,
        paragraphs: [text.onTie(back), text.tiePaysBoth, text.past],
        table: {
          head: text.payoutHead,
          rows: dragonTigerBets.map((bet) => [
            betNames(bet)[language],
            oddsText(language, title.returns[bet]),
          ]),
        },
      },
    ]
  })

/** What decided a round. */
export const outcomeFacts = (outcome: DragonTigerOutcome): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const { result, winners } = words[language]
    return [
      { label: betNames('dragon')[language], value: symbolOf(outcome.dragon) },
      { label: betNames('tiger')[language], value: symbolOf(outcome.tiger) },
      { label: result, value: winners[outcome.winner] },
    ]
  })
