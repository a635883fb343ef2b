import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A session that `login` stores for further commands, readable by this account only. */
type StoredSession = {
  readonly origin: string
  readonly operator: string
  readonly token: string
}

const fileOf = (): string =>
  process.env['OPERATOR_SESSION_FILE'] ??
  path.join(process.env['TREVO_DATA'] ?? '.trevo/data', 'operator-session.json')

export const keepSession = async (session: StoredSession): Promise<void> => {
  await forgetSession()
  await writeFile(fileOf(), JSON.stringify(session), { mode: 0o600 })
}

export const forgetSession = (): Promise<void> => rm(fileOf(), { force: true })

/** The stored session for this system, unless another member is requested by name. */
export const findStoredSession = async (
  origin: string,
  user: string | undefined,
): Promise<StoredSession | undefined> => {
  const text = await readFile(fileOf(), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const kept: StoredSession = JSON.parse(text)
  const isAsked = user === undefined || user.toLowerCase() === kept.operator.toLowerCase()
  return kept.origin === origin && isAsked ? kept : undefined
}
