import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '@trevo/game-rules/engine/fingerprint.ts'
import type { ReelsTitle } from '@trevo/game-rules/reels/types.ts'
import { getGameFigures } from './published.ts'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

const families = ['variable-ways', 'clusters', 'hold-and-spin', 'picks', 'sticky-lines']
const all = titlesInOrder.map(({ maths }) => maths)
// Titles of these families are of this type, which the list's type cannot express.
const titles = all.filter(({ family }) => families.includes(family)) as ReelsTitle[]
const slots = [...all.filter(isSlot), ...titles]

it('no slot is a repainted copy: hues differ, and at most four drawings are shared', () => {
  expect(new Set(slots.map(({ hue }) => hue)).size).toBe(slots.length)
  const sets = slots.map(({ symbols }) => new Set(symbols.map(({ icon }) => icon)))
  for (const [index, mine] of sets.entries()) {
    expect(mine.size).toBe(slots[index]?.symbols.length)
    for (const other of sets.slice(index + 1)) {
      expect([...mine].filter((icon) => other.has(icon)).length).toBeLessThanOrEqual(4)
    }
  }
})

describe.each(titles)('$gameCode', (title) => {
  const figures = getGameFigures(title.gameCode)
  const [spin] = figures.wagers

  it('its figures belong to its current data', () => {
    expect(figures.fingerprint).toBe(fingerprintOf(title))
    expect(spin?.id).toBe('spin')
    expect(figures.wagers).toHaveLength(title.buy ? 2 : 1)
  })

  it('returns 95 to 97 %, also if its feature is bought', () => {
    for (const { figures: found } of figures.wagers) {
      expect(found.rtpBp).toBeGreaterThanOrEqual(9_500)
      expect(found.rtpBp).toBeLessThanOrEqual(9_700)
    }
  })

  it('declares the counted return, or one within the interval of its simulation', () => {
    if (spin?.method === 'exact') {
      expect(Math.abs(spin.figures.rtpBp - title.rtpBp)).toBeLessThanOrEqual(5)
    } else {
      expect(spin?.simulation.rtpBpFrom).toBeLessThanOrEqual(title.rtpBp)
      expect(spin?.simulation.rtpBpTo).toBeGreaterThanOrEqual(title.rtpBp)
    }
  })
})
