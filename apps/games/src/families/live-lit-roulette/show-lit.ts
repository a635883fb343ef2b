import './lit.css'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import type { LitNumber, LitRouletteOutcome } from '@trevo/game-rules/lit-roulette/types.ts'
import { insideId } from '@trevo/game-rules/roulette/places.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'

const pt = {
  list: 'Números acesos',
  lit: (numbers: string) => `Acesos: ${numbers}.`,
  paid: (odds: string) => ` Estava aceso: o pleno paga ${odds}.`,
}

const en: typeof pt = {
  list: 'Lit numbers',
  lit: (numbers) => `Lit: ${numbers}.`,
  paid: (odds) => ` It was lit: a straight bet pays ${odds}.`,
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

type Shown = Pick<BoardContext, 'language' | 'sound'> & { readonly table: HTMLElement }

type Language = BoardContext['language']

const payoutOf = (language: Language, { odds }: LitNumber): string =>
  oddsText(language, 100 + 100 * odds)

/** Puts out every number of a table. */
export const clearLit = (table: HTMLElement): void => {
  for (const spot of table.querySelectorAll<HTMLElement>('[data-lit]')) {
    delete spot.dataset['lit']
    spot.querySelector('.lit-odds')?.remove()
  }
  table.querySelector('.lit-numbers')?.remove()
}

/** In place of the last numbers: a phone shows only some of the table, and another view none of it. */
const addList = ({ table, language }: Shown): HTMLElement => {
  const list = h('ol', { class: 'last-numbers lit-numbers', 'aria-label': words[language].list })
  table.querySelector('.last-numbers')?.after(list)
  return list
}

const light = ({ table, language }: Shown, one: LitNumber, list: HTMLElement): void => {
  const item = h('li', {}, `${pocketText(one.pocket)} `, h('small', {}, payoutOf(language, one)))
  item.dataset['colour'] = colourOf(one.pocket)
  list.append(item)
  const spot = table.querySelector<HTMLElement>(
    `[data-place="${insideId('straight', [one.pocket])}"]`,
  )
  if (!spot) return
  spot.dataset['lit'] = 'true'
  spot.append(h('small', { class: 'lit-odds' }, payoutOf(language, one)))
}

/** Lights the numbers of an outcome one after the other, in 0 ms at once; returns what the presenter says of them. */
export const showLit = async (
  shown: Shown,
  { lit }: LitRouletteOutcome,
  ms: number,
): Promise<string> => {
  const { table, language, sound } = shown
  clearLit(table)
  const list = addList(shown)
  for (const one of lit) {
    // The table was cleared meanwhile, for a round that is shown again.
    if (!list.parentElement) break
    light(shown, one, list)
    if (ms === 0) continue
    sound.land(1)
    await new Promise((resolve) => setTimeout(resolve, ms / lit.length))
  }
  const numbers = lit.map((one) => `${pocketText(one.pocket)} (${payoutOf(language, one)})`)
  return words[language].lit(numbers.join(', '))
}

/** What follows the number that came, if it was lit; otherwise nothing. */
export const tellLit = ({ lit, pocket }: LitRouletteOutcome, language: Language): string => {
  const found = lit.find((one) => one.pocket === pocket)
  return found ? words[language].paid(payoutOf(language, found)) : ''
}
