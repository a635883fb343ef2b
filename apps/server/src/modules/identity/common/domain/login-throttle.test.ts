import { describe, expect, it } from 'vitest'
import { countingFailures, isCaptchaDue, lockedUntil, minutesUntil } from './login-throttle.ts'

const open = { failuresMax: 5, failureWindowMin: 15, lockMin: 15 }
const br = { failuresMax: 3, failureWindowMin: 30, lockMin: 15 }
const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute))
const all = (...minutes: number[]) => minutes.map(at)

describe('login throttle', () => {
  it.each([
    {
      name: 'four failures do not lock',
      rules: open,
      failed: [0, 1, 2, 3],
      now: 4,
      until: undefined,
    },
    {
      name: 'the fifth locks for 15 minutes',
      rules: open,
      failed: [0, 1, 2, 3, 4],
      now: 5,
      until: 19,
    },
    {
      name: 'the lock ends at its minute',
      rules: open,
      failed: [0, 1, 2, 3, 4],
      now: 19,
      until: undefined,
    },
    {
      name: 'the lock lasts its time, though its first failures no longer count for another',
      rules: open,
      failed: [0, 1, 2, 3, 4],
      now: 18,
      until: 19,
    },
    {
      name: 'five failures over a longer time than the window do not lock',
      rules: open,
      failed: [0, 4, 8, 12, 16],
      now: 16,
      until: undefined,
    },
    { name: 'br: the third locks', rules: br, failed: [0, 10, 20], now: 21, until: 35 },
    {
      name: 'br: one more within 30 minutes locks again',
      rules: br,
      failed: [10, 20, 36],
      now: 37,
      until: 51,
    },
  ])('$name', ({ rules, failed, now, until }) => {
    expect(lockedUntil(all(...failed), rules, at(now))).toEqual(
      until === undefined ? undefined : at(until),
    )
  })

  it('failures older than the window do not count, and the list stays short', () => {
    expect(countingFailures(all(0, 5, 16), open, at(15))).toEqual(all(5, 16))
    expect(
      countingFailures(
        Array.from({ length: 90 }, () => at(1)),
        open,
        at(2),
      ),
    ).toHaveLength(20)
  })

  it('LOGIN-5: a captcha is required from the second failure of the name or of the address', () => {
    expect([isCaptchaDue(1, 1), isCaptchaDue(2, 0), isCaptchaDue(0, 2)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('returns whole minutes, never zero', () => {
    expect([
      minutesUntil(at(15), at(0)),
      minutesUntil(new Date(at(1).getTime() + 1), at(0)),
    ]).toEqual([15, 2])
    expect(minutesUntil(at(0), at(0))).toBe(1)
  })
})
