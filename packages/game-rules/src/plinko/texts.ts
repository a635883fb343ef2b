import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { riskNames, risks } from '../common/risks.ts'
import { sayOf } from '../common/say.ts'
import { chanceOfSlot } from './board.ts'
import type { PlinkoChoice, PlinkoTitle, PlinkoView } from './types.ts'

/** How many rows a board has, in words. */
export const rowsIn: InEachLanguage<(count: number) => string> = {
  PT: (count) => `${count} linhas`,
  EN: (count) => `${count} rows`,
}

const pt = {
  howTo: 'Como jogar',
  drop: 'A bola cai por linhas de pinos. Em cada pino vai para a esquerda ou para a direita, com a mesma chance, até cair em uma casa: a aposta é paga pelo multiplicador dela.',
  choose: (least: string, most: string) =>
    `Você escolhe o número de linhas, de ${least} a ${most}, e o risco. Quanto mais alto o risco, mais as casas de fora pagam e menos as do meio.`,
  paths:
    'O caminho mostrado é o caminho sorteado; a queda não depende de física nem de onde a bola começa.',
  tables: (rows: string) => `Casas com ${rows}, da borda ao meio`,
  chance: 'Chance das duas casas',
  risk: 'Risco',
  rows: 'Linhas',
  path: 'Caminho',
  left: 'E',
  right: 'D',
  slot: 'Casa',
  multiplier: 'Multiplicador',
}

const en: typeof pt = {
  howTo: 'How to play',
  drop: 'The ball drops through rows of pegs. At each peg it goes left or right, equally likely, and lands in a slot: your stake is paid at the multiplier of that slot.',
  choose: (least, most) =>
    `You choose the number of rows, from ${least} to ${most}, and the risk. The higher the risk, the more the outer slots pay and the less the middle slots pay.`,
  paths:
    'The path shown is the path drawn; physics and the starting point do not affect the result.',
  tables: (rows) => `Slots with ${rows}, from the edge to the middle`,
  chance: 'Chance of both slots',
  risk: 'Risk',
  rows: 'Rows',
  path: 'Path',
  left: 'L',
  right: 'R',
  slot: 'Slot',
  multiplier: 'Multiplier',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules of a title of plinko. */
export const rulesOf = (title: PlinkoTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const counts = [...new Set(title.boards.map(({ rowCount }) => rowCount))]
    const tables = counts.map((rowCount) => {
      const slots = Array.from({ length: Math.floor(rowCount / 2) + 1 }, (_, slot) => slot)
      const chances = slots.map((slot) =>
        say.percent(chanceOfSlot(rowCount, slot) * (slot * 2 === rowCount ? 1 : 2)),
      )
      const rows = risks.map((risk) => {
        const half = title.boards.find(
          (one) => one.risk === risk && one.rowCount === rowCount,
        )?.half
        return [riskNames[risk][language], ...(half ?? []).map(say.times)]
      })
      return {
        heading: word.tables(rowsIn[language](rowCount)),
        paragraphs: [],
        table: { head: [word.chance, ...chances], rows },
      }
    })
    const most = Math.max(...title.boards.flatMap(({ half }) => half)) / 100
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.drop,
          word.choose(say.number(Math.min(...counts)), say.number(Math.max(...counts))),
          word.paths,
        ],
      },
      ...tables,
      ...closingSections(title, language, { maxWinStakes: most }),
    ]
  })

/** What decided a finished round of plinko; slots count from 1, from the left. */
export const factsOf = (
  _title: PlinkoTitle,
  _wager: Wager<PlinkoChoice>,
  { view }: Play<never, PlinkoView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    return [
      { label: word.risk, value: riskNames[view.risk][language] },
      { label: word.rows, value: say.number(view.rowCount) },
      {
        label: word.path,
        value: view.path.map((side) => (side ? word.right : word.left)).join(' '),
      },
      { label: word.slot, value: say.number(view.slot + 1) },
      { label: word.multiplier, value: say.times(view.multiplier) },
    ]
  })
