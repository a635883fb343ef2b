import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@trevo/calendar/durations.ts'
import { z } from 'zod'

/** After how many days each kind of key is replaced; the sealing keys do it by themselves. */
const rotateAfter: Readonly<Record<string, number>> = {
  'sealing.json': 31,
  'audit-heads.json': 365,
}
const filesMax = 200

const Dated = z.array(z.object({ madeAt: z.iso.datetime() })).min(1)

/** The day that a file of keys gives for its newest key, else when it was written. */
const madeAtOf = async (file: string): Promise<Date> => {
  const text = await readFile(file, 'utf8')
  try {
    const dated = Dated.safeParse(JSON.parse(text))
    if (dated.success) {
      return new Date(Math.max(...dated.data.map(({ madeAt }) => Date.parse(madeAt))))
    }
  } catch {
    // Not every key is JSON.
  }
  return (await stat(file)).mtime
}

export type KeyAge = {
  readonly name: string
  readonly madeAt: Date
  readonly rotateAfterDays: number | null
  readonly isDue: boolean
}

/** Files of keys and secrets by name with their age; nothing of their content but the day. */
export const readKeyAges = async (secretsDir: string, now: Date): Promise<KeyAge[]> => {
  const entries = await readdir(secretsDir, { withFileTypes: true })
  const ages: KeyAge[] = []
  for (const entry of entries.filter((one) => one.isFile()).slice(0, filesMax)) {
    const madeAt = await madeAtOf(path.join(secretsDir, entry.name))
    const days = rotateAfter[entry.name] ?? null
    ages.push({
      name: entry.name,
      madeAt,
      rotateAfterDays: days,
      isDue: days !== null && now.getTime() - madeAt.getTime() > days * dayMs,
    })
  }
  return ages.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
}
