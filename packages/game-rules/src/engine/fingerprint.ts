import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { isLanguageCode, languageCodes } from '@trevo/languages/languages.ts'
import type { TitleData } from './title-data.ts'

/** Keys for the look of a symbol or a place. */
const drawingKeys: ReadonlySet<string> = new Set(['icon', 'hue'])

const isInEachLanguage = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length === languageCodes.length && keys.every(isLanguageCode)
}

/** The part of a title's data that decides or prices a round, as plain JSON: amounts as text. */
const decidingPart = (value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(decidingPart)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, one]) => !drawingKeys.has(key) && !isInEachLanguage(one),
  )
  return Object.fromEntries(kept.map(([key, one]) => [key, decidingPart(one)]))
}

/** SHA-256 over all data of a title that decide or price a round; words and looks are excluded. */
export const fingerprintOf = (title: TitleData): string =>
  sha256Hex(canonicalJson(decidingPart(title)))
