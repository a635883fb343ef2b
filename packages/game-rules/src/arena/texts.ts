import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { sayOf } from '../common/say.ts'
import { formText } from './form-text.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { oddsOfBout, pricedBouts } from './bouts.ts'
import { isWon, placesOf } from './odds.ts'
import type { ArenaOutcome, ArenaPlace, ArenaTitle, Corner, RoundResult } from './types.ts'

const pt = {
  named: {
    red: 'Vermelho vence',
    draw: 'Empate',
    blue: 'Azul vence',
    'push-out': 'Saída do ringue',
    points: 'Decisão por pontos',
  } as Readonly<Record<string, string>>,
  round: (number: string) => `Saída no round ${number}`,
  over: (number: string) => `Mais de ${number} rounds`,
  under: (number: string) => `Até ${number} rounds`,
  results: {
    'red-push-out': 'o azul sai do ringue',
    'blue-push-out': 'o vermelho sai do ringue',
    'red-point': 'ponto do vermelho',
    'blue-point': 'ponto do azul',
    even: 'sem ponto',
  } as Readonly<Record<RoundResult, string>>,
  howTo: 'Como jogar',
  play: (rounds: string) => [
    'Dois brinquedos de corda em forma de ave se empurram num ringue. São desenhos: nenhum animal aparece, e ninguém se machuca. Quem perde cai sentado e acena.',
    `Um confronto tem até ${rounds} rounds. Cada round termina com um ponto, sem ponto ou com um brinquedo fora do ringue, o que encerra o confronto. Sem saída, vence quem tem mais pontos; pontos iguais são empate.`,
    'Antes das apostas o confronto é sorteado: quem enfrenta quem, e a forma de cada um no dia. As odds valem para esse confronto e não mudam mais. Coloque fichas em quantas casas quiser; cada aposta ganha ou perde por si.',
  ],
  model: 'Como as odds são calculadas',
  modelText: (pushOuts: string, evens: string, rtp: string) => [
    `De cada 100 rounds, em média ${pushOuts} terminam com uma saída, ${evens} sem ponto e os outros com um ponto. A saída ou o ponto vai para cada lado na proporção das forças, com a forma somada.`,
    `A odd de uma aposta é ${rtp} dividido pela chance dela, arredondada para baixo em centésimos. Qualquer pessoa pode refazer o cálculo.`,
  ],
  fighters: 'Os brinquedos',
  fighterHead: ['Brinquedo', 'Força'],
  forms: (list: string) => `Forma do dia, todas com a mesma probabilidade: ${list}.`,
  places: 'Apostas e odds',
  placesText: (bouts: string) => `De ${bouts} confrontos possíveis:`,
  placeHead: ['Lugar', 'Menor odd', 'Maior odd'],
  bout: 'Confronto',
  corner: (name: string, strength: string, form: string) =>
    `${name} (força ${strength}, forma ${form})`,
  roundNo: (number: string) => `Round ${number}`,
  won: 'Ganhou',
}

const en: typeof pt = {
  named: {
    red: 'Red wins',
    draw: 'Draw',
    blue: 'Blue wins',
    'push-out': 'Push-out',
    points: 'Decided on points',
  },
  round: (number) => `Push-out in round ${number}`,
  over: (number) => `More than ${number} rounds`,
  under: (number) => `Up to ${number} rounds`,
  results: {
    'red-push-out': 'blue leaves the ring',
    'blue-push-out': 'red leaves the ring',
    'red-point': 'point for red',
    'blue-point': 'point for blue',
    even: 'no point',
  },
  howTo: 'How to play',
  play: (rounds) => [
    'Two wind-up toy birds push each other in a ring. They are drawings: no animals are shown and nobody gets hurt. The loser sits down and waves.',
    `A contest has up to ${rounds} rounds. Each round ends with a point, with no point, or with a toy pushed out of the ring, which ends the contest. Without a push-out, the toy with more points wins; equal points are a draw.`,
    'The contest is drawn before betting opens: the two toys and their form that day. The odds are those of that contest and do not change. Place chips on as many bets as you like; each bet wins or loses on its own.',
  ],
  model: 'How the odds are set',
  modelText: (pushOuts, evens, rtp) => [
    `Out of 100 rounds, on average ${pushOuts} end with a push-out, ${evens} with no point and the rest with a point. Each side’s share of push-outs and points is proportional to its strength plus form.`,
    `The odds of a bet are ${rtp} divided by its probability, rounded down to two decimals. Anyone can recalculate them.`,
  ],
  fighters: 'The toys',
  fighterHead: ['Toy', 'Strength'],
  forms: (list) => `Form of the day, all equally likely: ${list}.`,
  places: 'Bets and odds',
  placesText: (bouts) => `Over ${bouts} possible contests:`,
  placeHead: ['Bet', 'Lowest odds', 'Highest odds'],
  bout: 'Contest',
  corner: (name, strength, form) => `${name} (strength ${strength}, form ${form})`,
  roundNo: (number) => `Round ${number}`,
  won: 'Won',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const placeName = (language: LanguageCode, place: ArenaPlace): string => {
  const [text, say] = [words[language], sayOf(language)]
  const [kind = '', of = ''] = place.split('-')
  const number = say.number(Number(of))
  if (kind === 'round') return text.round(number)
  if (kind === 'over') return text.over(number)
  return kind === 'under' ? text.under(number) : (text.named[place] ?? place)
}

/** The name of a place, in each language. */
export const placeNames = (place: ArenaPlace): InEachLanguage<string> =>
  inEachLanguage((language) => placeName(language, place))

/** How a round of a contest ended, in each language. */
export const resultNames = (result: RoundResult): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].results[result])

/** The rules of an arena, from its data. */
export const rules = (title: ArenaTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    const { fighters, forms, roundCount, pushOuts, evens, oddsRtpBp, names } = title
    const priced = pricedBouts(title)
    const oddsAt = (place: ArenaPlace): number[] => priced.map(({ odds }) => odds.get(place) ?? 0)
    const boutCount = priced.reduce((sum, { count }) => sum + count, 0)
    return [
      { heading: text.howTo, paragraphs: text.play(say.number(roundCount)) },
      {
        heading: text.model,
        paragraphs: text.modelText(
          say.number(pushOuts / 10),
          say.number(evens / 10),
          say.percent(oddsRtpBp / 10_000),
        ),
      },
      {
        heading: text.fighters,
        paragraphs: [text.forms(say.list(forms.map(formText)))],
        table: {
          head: text.fighterHead,
          rows: fighters.map(({ id, strength }) => [
            names[id]?.[language] ?? id,
            say.number(strength),
          ]),
        },
      },
      {
        heading: text.places,
        paragraphs: [text.placesText(say.number(boutCount))],
        table: {
          head: text.placeHead,
          rows: placesOf(title).map((place) => [
            placeName(language, place),
            say.decimal(Math.min(...oddsAt(place))),
            say.decimal(Math.max(...oddsAt(place))),
          ]),
        },
      },
    ]
  })

/** What decided a contest. */
export const outcomeFacts = (
  title: ArenaTitle,
  outcome: ArenaOutcome,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    const { bout, rounds } = outcome
    const odds = oddsOfBout(title, bout)
    const cornerText = ({ id, strength, form }: Corner): string =>
      text.corner(title.names[id]?.[language] ?? id, say.number(strength), formText(form))
    const won = placesOf(title)
      .filter((place) => isWon(place, outcome))
      .map((place) => `${placeName(language, place)} ${say.decimal(odds.get(place) ?? 0)}`)
    return [
      { label: text.bout, value: `${cornerText(bout.red)} × ${cornerText(bout.blue)}` },
      ...rounds.map((result, at) => ({
        label: text.roundNo(say.number(at + 1)),
        value: text.results[result],
      })),
      { label: text.won, value: say.list(won) },
    ]
  })
