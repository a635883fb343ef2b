import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'

const Counts = z.object({ day: z.string(), today: z.int(), inAll: z.int() })
type Counts = z.infer<typeof Counts>

/** The time zone of the demo’s members; their daily limit of rounds belongs to no brand. */
const homeZone = 'America/Sao_Paulo'

/** yyyy-MM-dd in that time zone. */
const dayOf = (at: Date): string => at.toLocaleDateString('en-CA', { timeZone: homeZone })

const readCounts = (file: string): Counts => {
  try {
    return Counts.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { day: '', today: 0, inAll: 0 }
  }
}

export type RoundCount = {
  /** Whether a round may be played now. */
  isLeft(): boolean
  /** Takes one round from the allowance; false if today's or the total allowance is used up. */
  take(): boolean
  inAll(): number
  /** Writes the changes since the last call. */
  save(): Promise<void>
}

export type RoundCountOptions = {
  readonly file: string
  readonly dayMax: number
  readonly allMax: number
  now(): Date
}

/** Limits how many rounds are played per day and in total; a file keeps the counts across restarts. */
export const openRoundCount = ({ file, dayMax, allMax, now }: RoundCountOptions): RoundCount => {
  let counts = readCounts(file)
  let isSaved = true
  const isLeft = (): boolean => {
    const day = dayOf(now())
    if (counts.day !== day) counts = { ...counts, day, today: 0 }
    return counts.today < dayMax && counts.inAll < allMax
  }
  return {
    isLeft,
    take: () => {
      if (!isLeft()) return false
      counts = { ...counts, today: counts.today + 1, inAll: counts.inAll + 1 }
      isSaved = false
      return true
    },
    inAll: () => counts.inAll,
    save: async () => {
      if (isSaved) return
      isSaved = true
      await writeFile(file, JSON.stringify(counts))
    },
  }
}
