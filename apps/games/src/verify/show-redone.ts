import { formatMoney } from '@trevo/money/money.ts'
import type { SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../controls/h.ts'
import { formatsOf } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { RedoneRound } from './redo-round.ts'

type Shown = {
  readonly maths: SlotMaths
  readonly text: Text
  readonly language: LanguageCode
  /** The commitment the person has, or nothing. */
  readonly published: string
}

/** The redone round as a page: commitment, numbers, every grid with its wins, the payout. */
export const showRedone = (redone: RedoneRound, shown: Shown): Node[] => {
  const { text, published } = shown
  const { verifier } = text
  const { money } = formatsOf(text)
  const holds = published.toLowerCase() === redone.commitment
  const verdict = h(
    'p',
    { class: holds ? 'good' : 'bad' },
    holds ? verifier.commitmentOk : verifier.commitmentBad,
  )
  return [
    h('h2', {}, verifier.payout),
    h('p', { class: 'payout' }, money(formatMoney(BigInt(redone.outcome.payoutMinor)))),
    ...(published === '' ? [] : [verdict]),
    h('code', {}, `SHA-256 → ${redone.commitment}`),
    h('h2', {}, verifier.numbers),
    h('code', {}, `${redone.words.join(', ')} …`),
    h('h2', {}, verifier.steps),
    h(
      'ol',
      { class: 'steps' },
      ...redone.outcome.steps.map((step, index) =>
        stepItem(step, cascadesBefore(redone.outcome.steps, index), shown),
      ),
    ),
  ]
}

const cascadesBefore = (steps: readonly SlotStep[], index: number): number => {
  let count = 0
  while (steps[index - count]?.by === 'cascade') count += 1
  return count
}

const nameOf = (step: SlotStep, cascades: number, { verifier }: Text): string => {
  const spin = step.mode === 'free' ? verifier.free(step.spinNumber) : verifier.base
  if (step.by === 'respin') return `${spin} · ${verifier.respin}`
  return cascades > 0 ? `${spin} · ${verifier.cascade(cascades)}` : spin
}

const stepItem = (
  step: SlotStep,
  cascades: number,
  { maths, text, language }: Shown,
): HTMLElement => {
  const won = new Set(step.wins.flatMap(({ cells }) => cells))
  const rows = Array.from({ length: maths.rowCount }, (_, row) =>
    h(
      'tr',
      {},
      ...Array.from({ length: maths.reelCount }, (_unused, reel) => {
        const cell = reel * maths.rowCount + row
        const name = maths.symbols[step.grid[cell] ?? 0]?.name[language] ?? ''
        return h('td', { class: won.has(cell) ? 'won' : '' }, name)
      }),
    ),
  )
  const wins = step.wins.map((win) => {
    const where =
      win.line !== undefined
        ? text.line(win.line + 1)
        : win.ways !== undefined
          ? text.ways(win.ways)
          : text.scatter
    return h(
      'li',
      {},
      `${where}: ${win.count} × ${maths.symbols[win.symbol]?.name[language] ?? ''} = ${win.units}`,
    )
  })
  const times = step.multiplier > 1 ? ` ${text.times(step.multiplier)}` : ''
  return h(
    'li',
    {},
    h('b', {}, nameOf(step, cascades, text) + times),
    h('small', { class: 'muted' }, `${text.verifier.stops}: ${step.stops.join(', ')}`),
    h('table', { class: 'grid' }, h('tbody', {}, ...rows)),
    wins.length > 0 ? h('ul', {}, ...wins) : undefined,
  )
}
