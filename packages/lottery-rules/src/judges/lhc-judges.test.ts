import { expect, test } from 'vitest'
import { animalOf } from '../plays/lhc/zodiac.ts'
import { lhcJudges } from './lhc-judges.ts'

test('ICU’s calendar and the published table give every day the same animals', () => {
  const at = new Date('2020-01-25T00:00:00Z')
  const special = lhcJudges[1693]
  for (; at < new Date('2040-02-11T00:00:00Z'); at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10)
    const bet = String(animalOf(1, day)).padStart(2, '0')
    expect(special?.tierOf(bet, [2, 3, 4, 5, 6, 7, 1], day), day).toBe('own')
  }
})
