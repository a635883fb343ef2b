import './dice.css'
import { edgeRoll, multiplierAt } from '@trevo/game-rules/dice/price-dice.ts'
import type { DiceChoice, DiceSide, DiceTitle, DiceView } from '@trevo/game-rules/dice/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import { createOdometer } from '../../widgets/odometer.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createTrack } from './track.ts'
import { words as wordsIn } from './words.ts'

const FIRST_CHANCE = 50
const ROLL_MS = 900
const ticks = [0, 1, 2, 3, 4, 5] as const

const viewOf = ({ view }: SeenRound): DiceView => view as unknown as DiceView // the engine's own

/** Dice: one number on a line, and how much of the line wins. */
export const createBoard = (context: BoardContext<DiceTitle>): Board => {
  const { title, language, formats, sound, text } = context
  const { chanceMin, chanceMax } = title.maths
  const words = wordsIn[language]
  let choice: DiceChoice = { side: 'under', chance: FIRST_CHANCE }

  const recent = createRecent()
  const odometer = createOdometer(4, text.locale.startsWith('pt') ? ',' : '.')
  const range = h('p', { class: 'dice-range' })
  const track = createTrack({
    label: words.slider,
    chanceMin,
    chanceMax,
    onChance: (chance) => choose({ ...choice, chance }),
  })
  const pays = h('b', {})
  const prize = h('b', {})
  const side = createSegmented<DiceSide>({
    label: words.side,
    options: (['under', 'over'] as const).map((value) => ({ value, label: words.sides[value] })),
    value: choice.side,
    onChange: (value) => choose({ ...choice, side: value }),
  })
  const chanceField = createNumberField({
    label: words.chance,
    lessLabel: words.less,
    moreLabel: words.more,
    min: chanceMin,
    max: chanceMax,
    value: choice.chance,
    show: (chance) => `${chance} %`,
    onChange: (chance) => choose({ ...choice, chance }),
  })
  const screen = h('div', { class: 'dice-window' }, odometer.element, range)
  const facts = h(
    'dl',
    { class: 'dice-facts' },
    h('div', {}, h('dt', {}, words.pays), h('dd', {}, pays)),
    h('div', {}, h('dt', {}, words.prize), h('dd', {}, prize)),
  )
  const element = h('div', { class: 'dice' }, recent.element, screen, track.element, facts)
  const pacer = createPacer(context.ms, element)

  const showPrice = (): void => {
    const multiplier = multiplierAt(title.maths, choice.chance)
    pays.textContent = formats.multiplier(multiplier)
    const prizeMinor = (context.stakeMinor() * BigInt(multiplier)) / 100n
    prize.textContent = formats.money(formatMoney(prizeMinor))
  }
  const showChoice = (): void => {
    const edge = formats.hundredths(edgeRoll(choice))
    range.textContent = words.wins[choice.side](edge)
    track.setChoice(choice, `${choice.chance} %, ${range.textContent}`)
    side.set(choice.side)
    chanceField.set(choice.chance)
    showPrice()
  }
  const choose = (next: DiceChoice): void => {
    choice = next
    clear()
    showChoice()
    sound.click()
    context.changed()
  }
  const clear = (): void => {
    delete element.dataset['result']
    track.setResult(undefined)
  }
  showChoice()
  odometer.roll(FIRST_CHANCE * 100, 0)

  return {
    element,
    options: h('div', { class: 'dice-options' }, side.element, chanceField.element),
    wager: () => ({ stakeMinor: context.stakeMinor(), choice }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const { roll, isWin, side: rolledSide, chance } = viewOf(round)
      choice = { side: rolledSide, chance }
      showChoice()
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      clear()
      const ms = pacer.ms(ROLL_MS)
      odometer.roll(roll, ms)
      track.point(roll, ms)
      for (const step of ms > 0 ? ticks : []) {
        sound.tick(step)
        await pacer.wait(ROLL_MS / ticks.length)
      }
      const result = isWin ? 'won' : 'lost'
      element.dataset['result'] = result
      track.setResult(result)
      sound.land(isWin ? 4 : 0)
      if (isWin) context.fx.sparkle(screen.getBoundingClientRect())
      recent.add(formats.hundredths(roll), isWin)
      await pacer.wait(160)
    },
    setLocked: (isLocked) => {
      side.setLocked(isLocked)
      chanceField.setLocked(isLocked)
      track.setLocked(isLocked)
    },
    onStake: showPrice,
    detail: (round) => (viewOf(round).isWin ? formats.multiplier(viewOf(round).multiplier) : ''),
    describe: (round) => words.rolled(formats.hundredths(viewOf(round).roll)),
    hasten: pacer.hasten,
    reset: () => {
      clear()
      showChoice()
    },
    words: { ready: words.ready },
  }
}
