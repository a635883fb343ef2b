import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { edgeRoll, multiplierAt, winningRolls } from './price-dice.ts'
import { rollCount, type DiceChoice, type DiceTitle, type DiceView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  draw: 'Sorteia-se um número de 0,00 a 99,99, todos com a mesma chance. Você escolhe antes se ganham os números mais baixos ou os mais altos, e com que chance.',
  win: (least: string, most: string) =>
    `A chance vai de ${least} a ${most}, em passos de um por cento. Quanto menor a chance, maior o multiplicador.`,
  price: 'Quando o número sorteado está entre os que ganham, a aposta é paga pelo multiplicador.',
  table: 'Chance e multiplicador',
  tableHead: ['Chance', 'Paga', 'Retorno'],
  chosen: 'Escolha',
  chosenSide: (chance: string, edge: string) => ({
    under: `até ${edge} (chance de ${chance})`,
    over: `a partir de ${edge} (chance de ${chance})`,
  }),
  drawn: 'Número sorteado',
  multiplier: 'Multiplicador',
  result: 'Resultado',
  won: 'ganhou',
  lost: 'não ganhou',
}

const en: typeof pt = {
  howTo: 'How to play',
  draw: 'A number from 0.00 to 99.99 is drawn, all equally likely. You first choose whether low or high numbers win, and with what chance.',
  win: (least, most) =>
    `The chance can be from ${least} to ${most} in steps of one per cent. The lower the chance, the higher the multiplier.`,
  price: 'If the number drawn is a winning number, your stake is multiplied by the multiplier.',
  table: 'Chance and multiplier',
  tableHead: ['Chance', 'Pays', 'Return'],
  chosen: 'Choice',
  chosenSide: (chance, edge) => ({
    under: `up to ${edge} (chance ${chance})`,
    over: `from ${edge} on (chance ${chance})`,
  }),
  drawn: 'Number drawn',
  multiplier: 'Multiplier',
  result: 'Result',
  won: 'won',
  lost: 'did not win',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const shownChances = [1, 2, 5, 10, 20, 25, 33, 40, 50, 60, 70, 75, 80, 90, 95, 98]

/** The rules of a title of dice. */
export const rulesOf = (title: DiceTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const chances = shownChances.filter(
      (chance) => chance >= title.chanceMin && chance <= title.chanceMax,
    )
    const rows = chances.map((chance) => {
      const multiplier = multiplierAt(title, chance)
      const returned = (winningRolls(chance) / rollCount) * (multiplier / 100)
      return [say.percent(chance / 100), say.times(multiplier), say.percent(returned)]
    })
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.draw,
          word.win(say.percent(title.chanceMin / 100), say.percent(title.chanceMax / 100)),
          word.price,
        ],
      },
      { heading: word.table, paragraphs: [], table: { head: word.tableHead, rows } },
      ...closingSections(title, language, {
        maxWinStakes: multiplierAt(title, title.chanceMin) / 100,
      }),
    ]
  })

/** What decided a finished round of dice. */
export const factsOf = (
  _title: DiceTitle,
  wager: Wager<DiceChoice>,
  { view }: Play<never, DiceView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const chosen = word.chosenSide(
      say.percent(wager.choice.chance / 100),
      say.decimal(edgeRoll(wager.choice)),
    )
    return [
      { label: word.chosen, value: chosen[wager.choice.side] },
      { label: word.drawn, value: say.decimal(view.roll) },
      { label: word.multiplier, value: say.times(view.multiplier) },
      { label: word.result, value: view.isWin ? word.won : word.lost },
    ]
  })
