import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import type { CardTableTitle } from '../card-tables/card-table.ts'
import { sayOf } from '../common/say.ts'
import type { RuleSection } from '../engine/engine.ts'
import { feeOf, prizesOf, type SitAndGo } from '../sit-and-go/sit-and-go.ts'

type Figures = {
  /** One for each tournament and buy-in. */
  readonly offers: readonly { seats: number; buyIn: string; fee: string; prizes: string[] }[]
  /** One for each way in which blinds rise. */
  readonly schedules: readonly { chips: string; hands: number; blinds: string }[]
  readonly wait: number
  readonly missedSeeds: number
  readonly missedMoves: number
  readonly away: number
}

type Words = (figures: Figures) => readonly RuleSection[]

const words: InEachLanguage<Words> = {
  PT: (f) => [
    {
      heading: 'Sit & go',
      paragraphs: [
        `Um sit & go é um torneio numa só mesa. Começa quando todos os lugares estão ocupados e trouxeram a semente da primeira mão. Quem se levanta antes, não traz essa semente ou espera ${f.wait} minutos sem que a mesa se complete recebe a entrada inteira de volta.`,
        ...f.offers.map(
          ({ seats, buyIn, fee, prizes }) =>
            `${seats} lugares, ${buyIn} + ${fee} de taxa: ${prizes.map((prize, at) => `${at + 1}º lugar ${prize}`).join(', ')}.`,
        ),
        'Os prêmios são a soma das inscrições; a casa fica com a taxa, e não tira nada dos potes.',
        ...f.schedules.map(
          ({ chips, hands, blinds }) =>
            `Cada lugar começa com ${chips} fichas do torneio, que não são dinheiro. Os blinds sobem a cada ${hands} mãos dadas, não por relógio, para que cada um possa contá-las: ${blinds}. O último nível vale até o fim.`,
        ),
      ],
    },
    {
      heading: 'Lugares e prêmios do sit & go',
      paragraphs: [
        'Quem fica sem fichas sai e tem seu lugar; o último com fichas vence. Quando vários saem na mesma mão, o melhor lugar é de quem começou a mão com mais fichas. Com fichas iguais dividem o lugar e o que ele paga; centavos que sobram vão, um a um, a quem vem primeiro à esquerda do botão. A cada mão o botão passa ao próximo lugar que ainda joga.',
        'Depois do começo ninguém se levanta com fichas. O prêmio é pago assim que o lugar é conhecido.',
      ],
    },
    {
      heading: 'Ausentes e cancelamento do sit & go',
      paragraphs: [
        `Está ausente quem não traz a semente ${f.missedSeeds} vezes seguidas, quem teve ${f.missedMoves} jogadas seguidas feitas pelo relógio e quem diz que fica fora. O ausente recebe cartas e paga blinds; o relógio logo passa ou desiste por ele. Volta quando diz que voltou ou joga.`,
        'Pela semente do ausente vale uma pública, calculada a partir do hash da casa: as cartas dependem então das sementes da casa e dos presentes. Se falta a semente de quem não está ausente, a mão é anulada antes das cartas e recomeça.',
        `Se todos estão ausentes nenhuma mão é dada. Depois de ${f.away} minutos assim os lugares são dados pelas fichas, e fichas iguais dividem.`,
        'Depois do começo um sit & go só é cancelado se a casa muda as regras deste jogo: quem ainda joga recebe sua taxa de volta, e os prêmios que não foram pagos são divididos pelas fichas.',
      ],
    },
  ],
  EN: (f) => [
    {
      heading: 'Sit & go',
      paragraphs: [
        `A sit & go is a single-table tournament. It starts when all seats are taken and have sent their seeds for the first hand. If you leave before that, do not send your seed, or wait for ${f.wait} minutes while seats are free, your entry is returned in full.`,
        ...f.offers.map(
          ({ seats, buyIn, fee, prizes }) =>
            `${seats} seats, ${buyIn} + ${fee} fee: ${prizes.map((prize, at) => `#${at + 1} ${prize}`).join(', ')}.`,
        ),
        'The prize pool is the sum of all buy-ins; the house keeps the fee and takes no rake.',
        ...f.schedules.map(
          ({ chips, hands, blinds }) =>
            `Each seat starts with ${chips} tournament chips, which have no cash value. Blinds rise every ${hands} hands, not by a clock: ${blinds}. The last level lasts until the end.`,
        ),
      ],
    },
    {
      heading: 'Results and prizes of a sit & go',
      paragraphs: [
        'A player with no chips left is eliminated; the last player with chips wins. If several players are eliminated in one hand, the one who started the hand with more chips finishes higher. With equal chips they share the position and its prize; odd centavos go, one each, to the players closest to the left of the button. The button moves to the next active seat with each hand.',
        'Once it has started, nobody can leave with chips. Prizes are paid as soon as the position is decided.',
      ],
    },
    {
      heading: 'Being away, and cancellations',
      paragraphs: [
        `A seat is away if it sends no seed ${f.missedSeeds} times in a row, if the clock acts for it ${f.missedMoves} times in a row, or if the player chooses so. It still gets cards and pays blinds, and the clock quickly checks or folds for it. It is back when the player returns or acts.`,
        'A public seed, derived from the house’s commitment, replaces the seed of an away seat: the cards then depend on the seeds of the house and of the players present. If the seed of a seat that is not away is missing, the hand is void before the deal and starts again.',
        `If all seats are away, no hand is dealt. After ${f.away} minutes, positions are decided by chip count, and equal counts share.`,
        'Once it has started, a sit & go is only cancelled if the house changes the rules of this game: remaining players get their fee back, and unpaid prizes are shared by chip count.',
      ],
    },
  ],
}

const offersOf = (language: LanguageCode, all: readonly SitAndGo[]): Figures['offers'] => {
  const { money } = sayOf(language)
  return all.flatMap((one) =>
    one.buyInsMinor.map((buyInMinor) => ({
      seats: one.seatCount,
      buyIn: money(buyInMinor),
      fee: money(feeOf(one, buyInMinor)),
      prizes: prizesOf(one, buyInMinor).map(money),
    })),
  )
}

const schedulesOf = (language: LanguageCode, all: readonly SitAndGo[]): Figures['schedules'] => {
  const { number, list } = sayOf(language)
  const schedules = all.map(({ startChips, handsPerLevel, bigBlinds }) => ({
    chips: number(startChips),
    hands: handsPerLevel,
    blinds: list(bigBlinds.map((big) => `${number(big / 2)}/${number(big)}`)),
  }))
  return [...new Map(schedules.map((one) => [JSON.stringify(one), one])).values()]
}

/** What a title of hold'em says of its sit-and-gos; nothing where it has none. */
export const sitAndGoRules = (
  language: LanguageCode,
  { sitAndGos = [], times }: CardTableTitle,
): readonly RuleSection[] => {
  const [first] = sitAndGos
  if (!first) return []
  return words[language]({
    offers: offersOf(language, sitAndGos),
    schedules: schedulesOf(language, sitAndGos),
    wait: times.waitMs / 60_000,
    missedSeeds: first.missedSeedsMax,
    missedMoves: times.missedMovesMax,
    away: first.awayMs / 60_000,
  })
}
