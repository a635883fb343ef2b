import type { Language } from '@trevo/contract/shapes.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { inEachLanguage, languages } from '@trevo/languages/languages.ts'
import type { SlipLine } from '@trevo/lottery-rules/slip/slip-line.ts'
import {
  describeSelection,
  entriesDescribedMax,
} from '@trevo/lottery-rules/texts/describe-selection.ts'
import { playNameOf } from '@trevo/lottery-rules/texts/play-name.ts'
import type { PlayWords } from '@trevo/lottery-rules/texts/words.ts'
import type { TicketSheet } from '../../../../platform/shapes/ticket-sheet.ts'

/** Lines of text that fit on the page beside the ticket's other facts. */
const textLinesMax = 24
/** Characters of a line of text. A wide text is broken a little earlier than it has to be. */
const lineLength = 95

const wordsIn = inEachLanguage((language) => {
  const { common, lottery } = allTexts[language]
  return createTranslate<AreaKey<'lottery'>>(
    { ...common, ...lottery },
    languages[language].fileLocale,
  )
})

/** The lines of a slip in words; null if not all of it fits on the page of a ticket. */
export const printLines = (
  lines: readonly Pick<SlipLine, 'play' | 'selection'>[],
  language: Language,
  words: PlayWords,
): TicketSheet['lines'] => {
  const isLong = ({ play, selection }: Pick<SlipLine, 'play' | 'selection'>) =>
    play.form.entry === 'manual' && selection.rows.length > entriesDescribedMax
  if (lines.length > textLinesMax || lines.some(isLong)) return null
  const t = wordsIn[language]
  const printed = lines.map(({ play, selection }) => {
    const { about, rule } = playNameOf(play, words)
    return { play: `${about} · ${rule}`, numbers: describeSelection(t, play, selection) }
  })
  const textLines = printed.reduce(
    (count, { play, numbers }) =>
      count + Math.ceil((play.length + numbers.length + 3) / lineLength),
    0,
  )
  return textLines > textLinesMax ? null : printed
}
