import './lit.css'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import type { LitNumber, LitRouletteOutcome } from '@trevo/game-rules/lit-roulette/types.ts'
import { insideId } from '@trevo/game-rules/roulette/places.ts'
import { pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'

const pt = {
  lit: (numbers: string) => `Acesos: ${numbers}.`,
  paid: (odds: string) => ` Estava aceso: o pleno paga ${odds}.`,
}

const en: typeof pt = {
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
}

const light = ({ table, language }: Shown, one: LitNumber): void => {
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
  for (const one of lit) {
    light(shown, one)
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
