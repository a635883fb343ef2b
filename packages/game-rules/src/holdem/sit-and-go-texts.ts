import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import type { CardTableTitle } from '../card-tables/card-table.ts'
import { sayOf } from '../common/say.ts'
import type { RuleSection } from '../engine/engine.ts'
import { feeOf, prizesOf, type SitAndGo } from '../sit-and-go/sit-and-go.ts'

type Figures = {
  /** One for each tournament and buy-in. */
  readonly offers: readonly { seats: number; buyIn: string; fee: string; prizes: string[] }[]
  /** One for each schedule of blinds. */
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
        `Um sit & go é um torneio de uma só mesa. Começa quando todos os lugares estão ocupados e enviaram a semente da primeira mão. Se você sair antes disso, não enviar a semente ou esperar ${f.wait} minutos com lugares livres, a sua entrada é devolvida por inteiro.`,
        ...f.offers.map(
          ({ seats, buyIn, fee, prizes }) =>
            `${seats} lugares, ${buyIn} + ${fee} de taxa: ${prizes.map((prize, at) => `${at + 1}º lugar ${prize}`).join(', ')}.`,
        ),
        'Os prêmios são a soma dos buy-ins; a casa fica com a taxa e não tira nada dos potes.',
        ...f.schedules.map(
          ({ chips, hands, blinds }) =>
            `Cada lugar começa com ${chips} fichas de torneio, que não valem dinheiro. Os blinds sobem a cada ${hands} mãos, e não por tempo: ${blinds}. O último nível vale até o fim.`,
        ),
      ],
    },
    {
      heading: 'Posições e prêmios do sit & go',
      paragraphs: [
        'Quem fica sem fichas é eliminado; o último com fichas vence. Se vários são eliminados na mesma mão, fica na frente quem começou a mão com mais fichas. Com fichas iguais, dividem a posição e o prêmio dela; centavos que sobram vão, um a um, para os jogadores mais próximos à esquerda do botão. A cada mão, o botão passa ao próximo lugar que ainda joga.',
        'Depois do começo, ninguém sai com fichas. O prêmio é pago assim que a posição é definida.',
      ],
    },
    {
      heading: 'Ausência e cancelamento do sit & go',
      paragraphs: [
        `Fica ausente quem não envia a semente ${f.missedSeeds} vezes seguidas, quem tem ${f.missedMoves} jogadas seguidas feitas pelo relógio ou quem escolhe ficar fora. O lugar ausente continua recebendo cartas e pagando blinds, e o relógio logo passa ou desiste por ele. Deixa de estar ausente quem avisa que voltou ou joga.`,
        'Uma semente pública, derivada do hash da casa, substitui a do lugar ausente: as cartas passam a depender das sementes da casa e dos jogadores presentes. Se faltar a semente de um lugar que não está ausente, a mão é anulada antes da distribuição e recomeça.',
        `Se todos os lugares estão ausentes, nenhuma mão é distribuída. Depois de ${f.away} minutos, as posições são definidas pelas fichas; com fichas iguais, a posição é dividida.`,
        'Depois do começo, um sit & go só é cancelado se a casa mudar as regras deste jogo: quem ainda joga recebe a taxa de volta, e os prêmios não pagos são divididos conforme as fichas.',
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

/** What a hold'em title says about its sit-and-gos; nothing if it has none. */
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
