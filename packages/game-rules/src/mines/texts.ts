import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { ladderOf } from './ladder.ts'
import type { MinesAction, MinesChoice, MinesTitle, MinesView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  field: (cells: string, most: string) =>
    `O campo tem ${cells} casas fechadas. Você escolhe quantas escondem minas, de 1 a ${most}; a posição delas é sorteada antes da primeira casa e não muda mais.`,
  open: 'Cada casa aberta sem mina aumenta o multiplicador. Quem abre uma mina perde a aposta e a rodada termina.',
  cashOut:
    'A partir da primeira casa, você pode retirar quando quiser: a aposta é paga pelo multiplicador do momento.',
  cap: (stakes: string) =>
    `Quando todas as casas sem mina estão abertas, ou quando a próxima pagaria mais de ${stakes} vezes a aposta, a rodada termina e paga automaticamente.`,
  price: (percent: string) =>
    `Cada multiplicador vale ${percent} do pagamento sem vantagem da casa, com duas casas decimais: parar cedo ou tarde rende o mesmo no longo prazo.`,
  table: 'Multiplicadores',
  minesHead: 'Minas',
  cellsHead: (count: number) => (count === 1 ? '1 casa' : `${count} casas`),
  mines: 'Minas',
  opened: 'Casas abertas',
  none: 'nenhuma',
  where: 'Minas nas casas',
  end: 'Fim da rodada',
  ends: { 'cash-out': 'saque', mine: 'mina', 'all-open': 'última casa aberta' },
  multiplier: 'Multiplicador',
  timeout:
    'A rodada espera por você com as casas como estavam. Se o prazo mostrado acabar, a retirada é feita pelo multiplicador do momento; se nenhuma casa foi aberta ainda, a primeira casa fechada é aberta e, sem mina, o prêmio é retirado. Você nunca perde o que já ganhou.',
}

const en: typeof pt = {
  howTo: 'How to play',
  field: (cells, most) =>
    `The field has ${cells} closed cells. You choose how many hide mines, from 1 to ${most}; their positions are drawn before the first cell and do not change.`,
  open: 'Every cell opened without a mine raises the multiplier. If you hit a mine, you lose the stake and the round ends.',
  cashOut:
    'After the first cell you can cash out at any time: your stake is paid at the multiplier reached.',
  cap: (stakes) =>
    `When all safe cells are open, or the next one would pay more than ${stakes} times the stake, the round ends and pays automatically.`,
  price: (percent) =>
    `Every multiplier is ${percent} of the payout without house edge, to two decimals: stopping early or late returns the same over the long term.`,
  table: 'Multipliers',
  minesHead: 'Mines',
  cellsHead: (count) => (count === 1 ? '1 cell' : `${count} cells`),
  mines: 'Mines',
  opened: 'Cells opened',
  none: 'none',
  where: 'Mines in cells',
  end: 'End of the round',
  ends: { 'cash-out': 'cash-out', mine: 'mine', 'all-open': 'last cell opened' },
  multiplier: 'Multiplier',
  timeout:
    'The round waits for you as you left it. When the time shown runs out, it is cashed out at the multiplier reached; if no cell is open yet, the first closed cell is opened and, if there is no mine, its prize is cashed out. You never lose a win.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const timeout = inEachLanguage((language) => words[language].timeout)
const shownSteps = [1, 2, 3, 5, 8, 12]

/** The rules of a title of mines. */
export const rulesOf = (title: MinesTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const rows = Array.from({ length: title.mineCountMax }, (_, index) => {
      const ladder = ladderOf(title, index + 1)
      const multipliers = shownSteps.map((step) => {
        const multiplier = ladder[step - 1]
        return multiplier === undefined ? '–' : say.times(multiplier)
      })
      return [say.number(index + 1), ...multipliers]
    })
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.field(say.number(title.cellCount), say.number(title.mineCountMax)),
          word.open,
          word.cashOut,
          word.cap(say.number(title.winCapStakes)),
          word.price(say.percent(title.pricedAtBp / 10_000)),
        ],
      },
      {
        heading: word.table,
        paragraphs: [],
        table: { head: [word.minesHead, ...shownSteps.map(word.cellsHead)], rows },
      },
      ...closingSections(title, language, { timeout, maxWinStakes: title.winCapStakes }),
    ]
  })

/** What decided a finished round of mines; cells count from 1, row by row. */
export const factsOf = (
  _title: MinesTitle,
  _wager: Wager<MinesChoice>,
  { view }: Play<MinesAction, MinesView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const cells = (list: readonly number[]) => say.list(list.map((cell) => cell + 1)) || word.none
    return [
      { label: word.mines, value: say.number(view.mineCount) },
      { label: word.where, value: cells(view.mines ?? []) },
      { label: word.opened, value: cells(view.opened) },
      { label: word.end, value: word.ends[view.end ?? 'cash-out'] },
      { label: word.multiplier, value: say.times(view.end === 'mine' ? 0 : view.multiplier) },
    ]
  })
