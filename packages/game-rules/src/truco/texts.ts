import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { CardTableTitle } from '../card-tables/card-table.ts'
import { sayOf } from '../common/say.ts'
import type { RuleSection } from '../engine/engine.ts'

type Figures = {
  readonly isForPairs: boolean
  readonly rake: string
  readonly turn: number
  readonly bank: number
  readonly missed: number
  readonly wait: number
  /** Seconds alone before the house may be asked to play; undefined if it never plays. */
  readonly house: number | undefined
}

type Words = (figures: Figures) => readonly RuleSection[]

const words: InEachLanguage<Words> = {
  PT: ({ isForPairs, rake, turn, bank, missed, wait, house }) => [
    {
      heading: 'A partida',
      paragraphs: [
        isForPairs
          ? 'Quatro jogadores em duas duplas: a dupla senta frente a frente. A dupla que faz 12 tentos vence.'
          : 'Duas pessoas, uma contra a outra. Quem faz 12 tentos vence.',
        'Joga-se com 40 cartas, sem 8, 9 e 10. Cada jogador recebe três cartas, e uma carta é virada na mesa: a vira. A mão é decidida em melhor de três vazas.',
        'A força das cartas, da menor à maior: 4, 5, 6, 7, Q, J, K, A, 2, 3. As quatro cartas do valor que segue a vira são as manilhas e vencem todas: ouros, espadas, copas e paus, o zap.',
        'Quando a vaza empata, quem ganha a seguinte ganha a mão; quando empata depois de uma vaza ganha, a mão é de quem ganhou a primeira. Três empates não dão tentos. Quem abriu uma vaza empatada abre a próxima.',
      ],
    },
    {
      heading: 'Truco, seis, nove, doze',
      paragraphs: [
        'A mão vale 1 tento. Na sua vez você pode pedir truco, e ela passa a valer 3; depois seis, nove e doze, sempre do outro lado. Quem ouve aceita, aumenta ou corre. Quem corre entrega o valor aceito antes.',
        'Com 11 tentos, o lado vê as cartas e decide se joga valendo 3 ou corre e entrega 1; ninguém pode aumentar. Com 11 a 11 é mão de ferro: joga-se sem ver as cartas e sem aumentar.',
      ],
    },
    {
      heading: 'Dinheiro',
      paragraphs: [
        `Cada lugar paga a mesma entrada. A casa fica com ${rake} do total das entradas, a taxa; o resto é de quem vence${isForPairs ? ', dividido igualmente pela dupla' : ''}.${house === undefined ? ' A casa não joga.' : ''}`,
        `Se ninguém completa a mesa em ${wait} minutos, ou se alguém sai antes da distribuição das cartas, as entradas são devolvidas por inteiro.`,
      ],
    },
    ...(house === undefined
      ? []
      : [
          {
            heading: 'O oponente da casa',
            paragraphs: [
              `A casa só joga a pedido. Quem está há ${house} segundos sozinho à mesa pode chamar o oponente da casa: um programa que ocupa ${isForPairs ? 'os três lugares livres' : 'o lugar livre'} e paga a mesma entrada com dinheiro da casa. Todos veem na mesa que é ele.`,
              'Ele só vê o que um jogador nesse lugar veria, e suas jogadas seguem de uma semente fixada antes das cartas: “Verificar” recalcula cada uma.',
            ],
          },
        ]),
    {
      heading: 'Tempo e conexão',
      paragraphs: [
        `Cada jogada tem ${turn} segundos, e cada lugar tem mais ${bank} segundos de reserva por partida. Quando o tempo acaba, a carta mais fraca é jogada ou, se há um pedido, o lugar corre.`,
        `Depois de ${missed} jogadas seguidas feitas pelo relógio o lugar desiste e o outro lado vence. Quem perde a conexão volta ao mesmo lugar e à mesma partida.`,
      ],
    },
    {
      heading: 'Como as cartas são dadas',
      paragraphs: [
        'Antes das cartas, a casa e cada lugar publicam o SHA-256 de uma semente secreta; só depois os lugares revelam as suas. As cartas são geradas por todas as sementes juntas: nem a casa nem um jogador pode escolhê-las. No fim, todas são publicadas, e “Verificar” recalcula a partida inteira.',
      ],
    },
  ],
  EN: ({ isForPairs, rake, turn, bank, missed, wait, house }) => [
    {
      heading: 'The match',
      paragraphs: [
        isForPairs
          ? 'Four players in two pairs: partners sit opposite each other. The first pair to 12 points wins.'
          : 'Two players, one against one. The first to 12 points wins.',
        'There are 40 cards, without 8, 9 and 10. Each player gets three cards, and one card is turned up: the vira. A hand is the best of three tricks.',
        'Cards from the weakest: 4, 5, 6, 7, Q, J, K, A, 2, 3. The four cards of the rank after the vira are the manilhas and beat all others: diamonds, spades, hearts, and clubs, the zap.',
        'When a trick is tied, the next one decides the hand; if a later trick is tied, the winner of the first trick wins the hand. Three ties give no points. The player who led a tied trick leads the next.',
      ],
    },
    {
      heading: 'Truco, six, nine, twelve',
      paragraphs: [
        'A hand is worth 1 point. On your turn you may call truco, which makes it 3; then six, nine and twelve, each by the other side. The other side accepts, raises or folds. Folding gives away the value accepted before.',
        'With 11 points a side looks at its cards and either plays for 3 or folds for 1; nobody can raise. At 11–11 it is an iron hand: played without seeing the cards and without raises.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        `Every seat pays the same entry. The house keeps ${rake} of all entries as rake; the rest goes to the winner${isForPairs ? 's, in equal shares' : ''}.${house === undefined ? ' The house does not play.' : ''}`,
        `If the table does not fill within ${wait} minutes, or a player leaves before the deal, entries are returned in full.`,
      ],
    },
    ...(house === undefined
      ? []
      : [
          {
            heading: 'The house opponent',
            paragraphs: [
              `The house plays only on request. A player who has been alone at a table for ${house} seconds may call the house opponent: a program that takes ${isForPairs ? 'the three free seats' : 'the free seat'} and pays the same entry with the house’s money. It is marked at the table for everybody to see.`,
              'It sees only what a player in that seat would see, and its moves follow from a seed fixed before the deal: “Verify” recalculates each of them.',
            ],
          },
        ]),
    {
      heading: 'Time and connection',
      paragraphs: [
        `You have ${turn} seconds per move, plus a time bank of ${bank} seconds for the match. When time runs out, the weakest card is played, or a raise is declined by folding.`,
        `After the clock acts ${missed} times in a row, the seat is forfeited and the other side wins. If you lose connection, you come back to the same seat and match.`,
      ],
    },
    {
      heading: 'How cards are dealt',
      paragraphs: [
        'Before the deal, the house and every seat publish the SHA-256 hash of a secret seed; only then do the seats reveal theirs. Cards are derived from all seeds together, so neither the house nor any player can choose them. At the end all seeds are published, and “Verify” recalculates the whole match.',
      ],
    },
  ],
}

/** What a title of Truco says in each language. */
export const trucoTexts = inEachLanguage((language) => ({
  rules: ({ seatCount, rakeBp, times, house }: CardTableTitle): readonly RuleSection[] =>
    words[language]({
      isForPairs: seatCount === 4,
      rake: sayOf(language).percent(rakeBp / 10_000),
      turn: times.turnMs / 1_000,
      bank: times.bankMs / 1_000,
      missed: times.missedMovesMax,
      wait: times.waitMs / 60_000,
      house: house && house.afterMs / 1_000,
    }),
}))
