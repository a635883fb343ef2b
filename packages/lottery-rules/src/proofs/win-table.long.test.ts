import { describe, test } from 'vitest'
import { checkWinRow, splitWinRows } from '../testing/check-win-row.ts'

describe('over all of many outcomes a content wins what the independent code found', () => {
  test.each(splitWinRows().long)('play $playId: $content', checkWinRow)
})
