import { describe, test } from 'vitest'
import { checkMostWins, splitListedPlays } from '../testing/check-most-wins.ts'

describe('the most a selection can win is the most that any of many outcomes pays', () => {
  test.each(splitListedPlays().long)('$playId $group $code', checkMostWins)
})
