import { describe, test } from 'vitest'
import { checkMostWins, splitListedPlays } from '../testing/check-most-wins.ts'

describe('the most that a selection can win is the maximum over many outcomes', () => {
  test.each(splitListedPlays().long)('$playId $group $code', checkMostWins)
})
