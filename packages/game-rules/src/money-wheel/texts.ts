import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { oddsText } from '../bets/format-bets.ts'
import { sayOf, type Say } from '../common/say.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { chancesOfBonus } from './bonus.ts'
import { isBonus, placeNames } from './places.ts'
import {
  bonusKinds,
  type Bonus,
  type BonusKind,
  type MoneyWheelOutcome,
  type MoneyWheelTitle,
  type WheelPlace,
} from './types.ts'

const pt = {
  howTo: 'Como jogar',
  play: [
    'Uma roda para todos, com números e quatro rodadas de bônus. Coloque fichas em quantas casas quiser; cada aposta ganha ou perde por si.',
    'Antes do giro, uma casa pode ser sorteada para pagar multiplicado. Se a roda parar nela, o que ela paga é multiplicado para todos.',
    'Quem apostou num número recebe esse número vezes a aposta, e a aposta de volta. Quem apostou num bônus recebe o multiplicador do bônus vezes a aposta, e a aposta de volta.',
  ],
  wheel: 'A roda',
  wheelHead: ['Lugar', 'Segmentos', 'Paga'],
  bonuses: 'Rodadas de bônus',
  explain: {
    coin: 'Moeda: os dois lados recebem um multiplicador cada, e a moeda cai num deles.',
    drop: 'Queda: a bola passa por pinos, metade das vezes para cada lado, e para num multiplicador.',
    balloons: 'Balões: um dos balões estoura, e vale o multiplicador que estava nele.',
    'great-wheel':
      'Grande Roda: gira até parar num multiplicador; em "dobro" todos dobram e ela gira de novo.',
  } as Readonly<Record<BonusKind, string>>,
  range: (least: string, most: string) => `de ${least} a ${most}`,
  boosts: 'Casas multiplicadas',
  boostNote: (draws: string) => `De ${draws} sorteios antes do giro, em média:`,
  boostHead: ['Lugar', 'Multiplicado por', 'Sorteios'],
  boosted: 'Multiplicado',
  none: 'nenhum',
  stop: 'Parou em',
  drawn: 'Rodada de bônus',
  odds: 'Pagou',
}

const en: typeof pt = {
  howTo: 'How to play',
  play: [
    'One wheel for everyone, with numbers and four bonus rounds. Place chips on as many bets as you like; each bet wins or loses on its own.',
    'Before the spin, a multiplier may be drawn for one segment type. If the wheel stops there, its payout is multiplied for everyone.',
    'A number bet pays that number times the stake, plus the stake. A bonus bet pays the bonus multiplier times the stake, plus the stake.',
  ],
  wheel: 'The wheel',
  wheelHead: ['Bet', 'Segments', 'Pays'],
  bonuses: 'Bonus rounds',
  explain: {
    coin: 'Coin: each side gets a multiplier, and the coin is flipped.',
    drop: 'Drop: the ball bounces left or right at each peg, equally likely, and lands on a multiplier.',
    balloons: 'Balloons: one of the balloons bursts and reveals the multiplier.',
    'great-wheel':
      'Great Wheel: it spins until it stops at a multiplier; on "double" all multipliers double and it spins again.',
  },
  range: (least, most) => `from ${least} to ${most}`,
  boosts: 'Multiplied segments',
  boostNote: (draws) => `Out of ${draws} draws before the spin, on average:`,
  boostHead: ['Bet', 'Multiplied by', 'Draws'],
  boosted: 'Multiplied',
  none: 'none',
  stop: 'Stopped at',
  drawn: 'Bonus round',
  odds: 'Paid',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const nameIn = (language: LanguageCode, place: WheelPlace): string => placeNames(place)[language]

const paysText = (title: MoneyWheelTitle, place: WheelPlace, word: typeof pt, say: Say): string => {
  const text = (odds: number): string => oddsText(say.language, 100 + 100 * odds)
  if (!isBonus(place)) return text(Number(place.slice(2)))
  const odds = chancesOfBonus(title, place).map((one) => one.odds)
  return word.range(text(Math.min(...odds)), text(Math.max(...odds)))
}

/** The rules of a wheel, from its data. */
export const rules = (title: MoneyWheelTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const { segments, boosts, boostDraws } = title
    const places = [...new Set(segments)]
    const countOf = (place: WheelPlace) => segments.filter((one) => one === place).length
    return [
      { heading: word.howTo, paragraphs: word.play },
      {
        heading: word.wheel,
        paragraphs: [],
        table: {
          head: word.wheelHead,
          rows: places.map((place) => [
            nameIn(language, place),
            say.number(countOf(place)),
            paysText(title, place, word, say),
          ]),
        },
      },
      { heading: word.bonuses, paragraphs: bonusKinds.map((kind) => word.explain[kind]) },
      {
        heading: word.boosts,
        paragraphs: [word.boostNote(say.number(boostDraws))],
        table: {
          head: word.boostHead,
          rows: boosts.map(({ place, times, weight }) => [
            nameIn(language, place),
            say.times(100 * times),
            say.number(weight),
          ]),
        },
      },
    ]
  })

/** What a bonus round drew, as numbers that can be compared. */
const bonusText = (bonus: Bonus): string => {
  switch (bonus.kind) {
    case 'coin':
      return `${bonus.sides.join(' / ')} → ${bonus.sides[bonus.side]}`
    case 'drop':
      return bonus.path.map((step) => (step === 0 ? '←' : '→')).join('')
    case 'balloons':
      return String(bonus.at + 1)
    case 'great-wheel':
      return bonus.stops.map((stop) => stop + 1).join(', ')
    default:
      return bonus satisfies never
  }
}

/** What decided a round; segments count from 1. */
export const outcomeFacts = (outcome: MoneyWheelOutcome): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const { boost, stop, place, bonus, odds } = outcome
    const boosted = boost
      ? `${nameIn(language, boost.place)}, ${say.times(100 * boost.times)}`
      : word.none
    return [
      { label: word.boosted, value: boosted },
      { label: word.stop, value: `${nameIn(language, place)} (${say.number(stop + 1)})` },
      ...(bonus ? [{ label: word.drawn, value: bonusText(bonus) }] : []),
      { label: word.odds, value: oddsText(language, 100 + 100 * odds) },
    ]
  })
