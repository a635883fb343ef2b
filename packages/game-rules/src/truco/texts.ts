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
}

type Words = (figures: Figures) => readonly RuleSection[]

const words: InEachLanguage<Words> = {
  PT: ({ isForPairs, rake, turn, bank, missed, wait }) => [
    {
      heading: 'A partida',
      paragraphs: [
        isForPairs
          ? 'Quatro pessoas, duas duplas: quem senta em frente joga junto. A dupla que faz 12 tentos vence.'
          : 'Duas pessoas, uma contra a outra. Quem faz 12 tentos vence.',
        'Joga-se com 40 cartas, sem 8, 9 e 10. Cada pessoa recebe três cartas e uma carta vira na mesa. A mão é uma melhor de três vazas.',
        'A força das cartas, da menor à maior: 4, 5, 6, 7, Q, J, K, A, 2, 3. As quatro cartas do valor que segue a vira são as manilhas e vencem todas: ouros, espadas, copas e paus, o zap.',
        'Quando a vaza empata, quem ganha a seguinte ganha a mão; quando empata depois de uma vaza ganha, a mão é de quem ganhou a primeira. Três empates não dão tentos. Quem abriu uma vaza empatada abre a próxima.',
      ],
    },
    {
      heading: 'Truco, seis, nove, doze',
      paragraphs: [
        'A mão vale 1 tento. Na sua vez você pode pedir truco, e ela passa a valer 3; depois seis, nove e doze, sempre do outro lado. Quem ouve aceita, aumenta ou corre. Quem corre dá o valor que já estava aceito.',
        'Com 11 tentos decide-se, vendo as cartas, se a mão vale 3 ou se corre e dá 1; ninguém aumenta. Com 11 a 11 é mão de ferro: joga-se sem ver as cartas e sem aumentar.',
      ],
    },
    {
      heading: 'Dinheiro',
      paragraphs: [
        `Cada lugar paga a mesma entrada. A casa fica com ${rake} do total das entradas, a taxa; o resto é de quem vence${isForPairs ? ', dividido igualmente pela dupla' : ''}. A casa não joga.`,
        `Se ninguém completa a mesa em ${wait} minutos, ou se alguém sai antes das cartas, as entradas voltam inteiras.`,
      ],
    },
    {
      heading: 'Tempo e conexão',
      paragraphs: [
        `Cada jogada tem ${turn} segundos, e cada lugar tem mais ${bank} segundos de reserva por partida. Acabado o tempo, a mesa joga a carta mais fraca, ou corre quando há um pedido.`,
        `Depois de ${missed} jogadas seguidas feitas pelo relógio o lugar desiste e o outro lado vence. Quem perde a conexão volta ao mesmo lugar: a partida continua guardada.`,
      ],
    },
    {
      heading: 'Como as cartas são dadas',
      paragraphs: [
        'Antes das cartas, a casa e cada lugar publicam o SHA-256 de uma semente secreta; só depois os lugares mostram as suas. As cartas saem de todas as sementes juntas, então nem a casa nem um jogador sozinho as escolhe. No fim todas são publicadas e a partida inteira pode ser refeita em “Verificar”.',
      ],
    },
  ],
  EN: ({ isForPairs, rake, turn, bank, missed, wait }) => [
    {
      heading: 'The match',
      paragraphs: [
        isForPairs
          ? 'Four people in two pairs: those who face each other play together. The first pair with 12 points wins.'
          : 'Two people against each other. The first with 12 points wins.',
        'There are 40 cards, without 8, 9 and 10. Each person gets three cards, and one card is turned up: the vira. A hand is the best of three tricks.',
        'Cards from the weakest: 4, 5, 6, 7, Q, J, K, A, 2, 3. The four cards of the rank after the vira are the manilhas and beat all others: diamonds, spades, hearts, and clubs, the zap.',
        'When a trick is tied, the next one decides the hand; a tie after a trick was taken leaves the hand to whoever took the first. Three ties give no points. Who led a tied trick leads the next.',
      ],
    },
    {
      heading: 'Truco, six, nine, twelve',
      paragraphs: [
        'A hand is worth 1 point. On your turn you may call truco, which makes it 3; then six, nine and twelve, each by the other side. Whoever hears it accepts, raises or folds. Folding gives the value that was accepted before.',
        'With 11 points a side looks at its cards and decides whether the hand counts 3 or it folds for 1; nobody raises. At 11 to 11 the hand is iron: played without seeing the cards and without raises.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        `Every seat pays the same entry. The house keeps ${rake} of all entries, the rake; the rest goes to the winner${isForPairs ? 's, in equal shares' : ''}. The house does not play.`,
        `If nobody fills the table within ${wait} minutes, or somebody leaves before the cards, entries go back in full.`,
      ],
    },
    {
      heading: 'Time and connection',
      paragraphs: [
        `A move may take ${turn} seconds, and every seat has ${bank} seconds more in reserve for the match. When time is over the table plays the weakest card, or folds where a raise waits.`,
        `After ${missed} moves in a row made by the clock the seat is given up and the other side wins. Whoever loses the connection comes back to the same seat: the match is kept.`,
      ],
    },
    {
      heading: 'How cards are dealt',
      paragraphs: [
        'Before the cards, the house and every seat publish the SHA-256 of a secret seed; only then do the seats show theirs. Cards come from all seeds together, so neither the house nor one player chooses them. At the end all are published, and the whole match can be redone under “Verify”.',
      ],
    },
  ],
}

/** What a title of Truco says in each language. */
export const trucoTexts = inEachLanguage((language) => ({
  rules: ({ seatCount, rakeBp, times }: CardTableTitle): readonly RuleSection[] =>
    words[language]({
      isForPairs: seatCount === 4,
      rake: sayOf(language).percent(rakeBp / 10_000),
      turn: times.turnMs / 1_000,
      bank: times.bankMs / 1_000,
      missed: times.missedMovesMax,
      wait: times.waitMs / 60_000,
    }),
}))
