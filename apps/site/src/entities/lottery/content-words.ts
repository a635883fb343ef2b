import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Translate } from '@trevo/i18n/translate.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { readContent } from '@trevo/lottery-rules/read-content.ts'
import { ballName, isNamed } from './ball-names.ts'

/**
 * A content in words, row by row; undefined where its balls are plain numbers and need no words.
 */
export const contentWords = (
  t: Translate<AreaKey<'lottery'>>,
  play: Play,
  content: string,
  digit?: number,
): string | undefined => {
  const { rows, entry } = play.form
  if (entry === 'manual' || !rows.some(isNamed)) return undefined
  const reading = readContent(play, content, digit)
  if (!reading.ok) return undefined
  return rows
    .map((row, index) =>
      (reading.selection.rows[index] ?? []).map((ball) => ballName(t, row, ball)).join(', '),
    )
    .join(' | ')
}
