import type {
  previewLines,
  SettingsPreview,
} from '@trevo/contract/ops/payments/cashier-settings.ts'
import { formatMoney } from '@trevo/money/money.ts'

export type PreviewLine = (typeof previewLines)[number]

/** One movement of the past, and which way it goes by the present and by the changed settings. */
export type Judged = {
  readonly id: string
  readonly amountMinor: bigint
  readonly at: Date
  readonly before: PreviewLine
  readonly after: PreviewLine
}

/** At most so many movements of the past are judged. */
export const judgedMax = 5_000
const examplesMax = 10

/** When the seven days before now began. */
export const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * 86_400_000)

const count = (judged: readonly Judged[], side: 'before' | 'after', code: PreviewLine) => {
  const rows = judged.filter((one) => one[side] === code)
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0n)
  return { count: rows.length, amount: formatMoney(sum) }
}

/** Both ways side by side, with the newest movements that would have gone another way. */
export const previewOf = (
  judged: readonly Judged[],
  codes: readonly PreviewLine[],
  since: Date,
): SettingsPreview => ({
  since: since.toISOString(),
  count: judged.length,
  isCut: judged.length === judgedMax,
  lines: codes.map((code) => ({
    code,
    before: count(judged, 'before', code),
    after: count(judged, 'after', code),
  })),
  examples: judged
    .filter(({ before, after }) => before !== after)
    .slice(0, examplesMax)
    .map(({ id, amountMinor, at, before, after }) => ({
      id,
      amount: formatMoney(amountMinor),
      at: at.toISOString(),
      before,
      after,
    })),
})
