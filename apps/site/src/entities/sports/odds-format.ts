import {
  oddsFormats,
  writeOdds,
  writeTotalOdds,
  type OddsFormat,
} from '@trevo/sports-rules/bets/odds-texts.ts'
import type { TotalOdds } from '@trevo/sports-rules/bets/total-odds.ts'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { sessionCache } from '../../core/session/session-keys.ts'

const cacheKey = 'sportsOdds'
const listeners = new Set<() => void>()

const read = (): OddsFormat => {
  const kept = sessionCache.read<string>(cacheKey)
  return oddsFormats.find((format) => format === kept) ?? 'decimal'
}

export const setOddsFormat = (format: OddsFormat): void => {
  sessionCache.write(cacheKey, format)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOddsFormat = (): OddsFormat =>
  useSyncExternalStore(subscribe, read, (): OddsFormat => 'decimal')

/** Formats prices the way the visitor prefers. */
export const useWriteOdds = (): ((odds: number) => string) => {
  const format = useOddsFormat()
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  return (odds) => writeOdds(odds, format, sign)
}

/** Formats the odds of a multiple the way the visitor prefers. */
export const useWriteTotalOdds = (): ((total: TotalOdds) => string) => {
  const format = useOddsFormat()
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  return (total) => writeTotalOdds(total, format, sign)
}
