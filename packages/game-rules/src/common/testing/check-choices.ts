import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../../engine/json.ts'
import type { TitleData } from '../../engine/title-data.ts'
import type { Checked, Rounds } from './checked.ts'

/** What an engine accepts as a choice, and what it refuses. */
export const checkChoices = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, title }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  it('reads a choice as it was sent, and only at a stake on offer', () => {
    for (const { wager, choice } of wagers) {
      expect(choice, wager.id).toEqual(wager.choice)
      for (const wrong of [0n, -wager.stakeMinor, wager.stakeMinor + 1n, 10n ** 30n]) {
        expect(engine.readChoice(title, wrong, wager.choice)).toBeUndefined()
      }
    }
  })

  it('refuses any value that is not a choice of this title', () => {
    const stakeMinor = wagers[0]?.wager.stakeMinor ?? 0n
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (sent) => {
        const read = engine.readChoice(title, stakeMinor, sent)
        if (read !== undefined) expect(JSON.stringify(read)).toBe(JSON.stringify(sent))
      }),
    )
    const garbage = [
      undefined,
      NaN,
      Infinity,
      '',
      [],
      Array.from({ length: 10_000 }, () => 1),
      'null',
      1e300,
    ]
    for (const sent of garbage) expect(engine.readChoice(title, stakeMinor, sent)).toBeUndefined()
  })

  it('refuses a choice with an extra, missing or corrupted field', () => {
    for (const { wager } of wagers) {
      const { choice, stakeMinor } = wager
      if (choice === null || typeof choice !== 'object' || Array.isArray(choice)) continue
      const read = (sent: unknown) => engine.readChoice(title, stakeMinor, sent)
      expect(read({ ...choice, more: 1 })).toBeUndefined()
      expect(read(JSON.parse(`{"__proto__":${JSON.stringify(choice)}}`))).toBeUndefined()
      expect(read([choice])).toBeUndefined()
      for (const key of Object.keys(choice)) {
        expect(read({ ...choice, [key]: undefined })).toBeUndefined()
        for (const spoilt of [NaN, -1, 0.5, '1', null, {}, [[]], 2 ** 53, true, -0]) {
          expect(read({ ...choice, [key]: spoilt }), `${key} ${String(spoilt)}`).toBeUndefined()
        }
      }
    }
  })
}
