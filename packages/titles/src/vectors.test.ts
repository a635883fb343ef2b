import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { describe, expect, it } from 'vitest'
import { isRecorded, recordVector } from './record-vector.ts'
import { titlesInOrder } from './titles-in-order.ts'

describe.each(titlesInOrder.map((title) => ({ ...title, code: title.maths.gameCode })))(
  '$code',
  ({ maths, vectors }) => {
    it('its recorded rounds have the same results', () => {
      expect(vectors.length).toBeGreaterThanOrEqual(2)
      for (const vector of vectors) {
        expect([vector.game, vector.mathsVersion]).toEqual([maths.gameCode, maths.version])
        expect(isRecorded(maths, engineOf(maths), vector)).toBe(true)
      }
    })

    it('a round with another payout, or with other seeds, does not match the recorded one', () => {
      const [vector] = vectors
      if (!vector) throw new Error('no vector')
      const engine = engineOf(maths)
      const payoutMinor = String(BigInt(vector.payoutMinor) + 100n)
      expect(isRecorded(maths, engine, { ...vector, payoutMinor })).toBe(false)
      expect(isRecorded(maths, engine, { ...vector, outcomeHash: '0'.repeat(64) })).toBe(false)
    })

    it('offers only its own wagers', () => {
      const [{ outcomeHash: _hash, ...vector } = { outcomeHash: '' }] = vectors
      const other = { ...vector, serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 3 }
      const order = { ...other, stakeMinor: '1', choice: { no: 'such' } }
      expect(() => recordVector(maths, engineOf(maths), order)).toThrow(maths.gameCode)
    })
  },
)
