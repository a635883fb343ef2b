import { instantIn } from '@trevo/calendar/time-zone.ts'
import { expect } from 'vitest'
import type { ReportedInput } from '../reported-input.ts'

export const check = ({ input, right }: ReportedInput): void => {
  // the fields of this kind
  const { zone, day, minute } = input as {
    readonly zone: string
    readonly day: string
    readonly minute: number
  }
  expect(instantIn(day, minute * 60, zone)).toEqual(new Date(String(right)))
}
