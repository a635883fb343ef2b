import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { symbolsOf } from '../cards/card.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import type { CasinoWarBet, CasinoWarResult, CasinoWarTitle, CasinoWarView } from './types.ts'

const pt = {
  bets: { ante: 'Aposta principal', tie: 'Empate' },
  results: {
    won: 'Você venceu',
    lost: 'A banca venceu',
    'war-won': 'Você venceu a guerra',
    'war-tied': 'A guerra empatou: bônus',
    'war-lost': 'A banca venceu a guerra',
    surrendered: 'Você se rendeu',
  },
  howTo: 'Como jogar',
  play: (deckCount: number) => [
    `Joga-se com ${deckCount} baralhos, embaralhados de novo a cada rodada. Você e a banca recebem uma carta cada; a mais alta vence. O ás é a maior carta, e os naipes não contam.`,
    'A aposta no empate ganha quando as duas primeiras cartas têm o mesmo valor.',
  ],
  war: 'A guerra',
  warRules: (burnCount: number) => [
    'No empate, você escolhe: render-se e receber metade da aposta principal de volta, ou ir à guerra com mais uma aposta igual.',
    `Na guerra, ${burnCount} cartas saem de jogo e cada lado recebe mais uma. Se a sua for mais alta, a segunda aposta paga um para um e a primeira volta. Se houver novo empate, as duas voltam com um bônus igual ao dobro da principal. Se for mais baixa, as duas se perdem.`,
  ],
  payouts: 'Pagamentos',
  payoutHead: ['Resultado', 'Paga'],
  rows: { win: 'Carta mais alta', warWin: 'Guerra vencida', warTie: 'Empate na guerra' },
  raiseOnly: '1:1 na segunda aposta',
  raiseAndAnte: '2:1 na principal, segunda devolvida',
  late: 'A rodada espera por você. Se o prazo mostrado acabar durante um empate, vale a rendição: metade da aposta principal volta, sem nova aposta.',
  player: 'Suas cartas',
  dealer: 'Cartas da banca',
  result: 'Resultado',
}

const en: typeof pt = {
  bets: { ante: 'Main bet', tie: 'Tie' },
  results: {
    won: 'You won',
    lost: 'The dealer won',
    'war-won': 'You won the war',
    'war-tied': 'The war was tied: bonus',
    'war-lost': 'The dealer won the war',
    surrendered: 'You surrendered',
  },
  howTo: 'How to play',
  play: (deckCount) => [
    `${deckCount} decks are shuffled for each round. You and the dealer get one card each; the higher card wins. The ace is highest, and suits do not count.`,
    'The tie bet wins when the first two cards have the same rank.',
  ],
  war: 'War',
  warRules: (burnCount) => [
    'On a tie you choose: surrender and get half of the main bet back, or go to war with another equal bet.',
    `In a war ${burnCount} cards are burned and each side gets one more. If yours is higher, the second bet pays even money and the first is returned. If they tie again, both are returned with a bonus of twice the main bet. If yours is lower, both lose.`,
  ],
  payouts: 'Payouts',
  payoutHead: ['Result', 'Pays'],
  rows: { win: 'Higher card', warWin: 'War won', warTie: 'War tied' },
  raiseOnly: '1:1 on the second bet',
  raiseAndAnte: '2:1 on the main bet, second returned',
  late: 'The round waits for you. When the time shown runs out during a tie, you surrender: half of the main bet is returned, and nothing more is staked.',
  player: 'Your cards',
  dealer: 'Dealer’s cards',
  result: 'Result',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** What happens to a round if the player does not return. */
export const timeout = inEachLanguage((language) => words[language].late)

/** The name of a bet, in each language. */
export const betNames = (bet: CasinoWarBet): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].bets[bet])

/** The result of the ante, in each language. */
export const resultNames = (result: CasinoWarResult): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].results[result])

/** The rules screen of a title. */
export const rules = (title: CasinoWarTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      { heading: text.howTo, paragraphs: text.play(title.deckCount) },
      { heading: text.war, paragraphs: text.warRules(title.burnCount) },
      {
        heading: text.payouts,
        paragraphs: [],
        table: {
          head: text.payoutHead,
          rows: [
            [text.rows.win, '1:1'],
            [text.bets.tie, oddsText(language, title.tieReturn)],
            [text.rows.warWin, text.raiseOnly],
            [text.rows.warTie, text.raiseAndAnte],
          ],
        },
      },
    ]
  })

/** What decided a round. */
export const facts = ({ player, dealer, result }: CasinoWarView): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const text = words[language]
    return [
      { label: text.player, value: symbolsOf(player) },
      { label: text.dealer, value: symbolsOf(dealer) },
      ...(result ? [{ label: text.result, value: text.results[result] }] : []),
    ]
  })
