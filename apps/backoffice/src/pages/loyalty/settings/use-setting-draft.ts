import { useDraft } from '../../../core/use-draft.ts'
import type { Draft } from './setting-draft.ts'

type Kept = { readonly base: Draft | null; readonly setting: Draft }

const isRecord = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readKept = (text: string): Kept | undefined => {
  try {
    const read: unknown = JSON.parse(text || 'null')
    if (!isRecord(read) || !isRecord(read['setting'])) return undefined
    return { base: isRecord(read['base']) ? read['base'] : null, setting: read['setting'] }
  } catch {
    return undefined
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * A setting while it is typed, beside what it was when typing began. It survives leaving the page and
 * the end of the session; `isStale` once somebody else has changed it.
 */
export const useSettingDraft = (target: string, current: Draft | null, fresh: Draft) => {
  const { text, change: keep, forget } = useDraft(`loyalty setting ${target}`)
  const kept = readKept(text)
  const base = kept ? kept.base : current
  const setting = kept?.setting ?? current ?? fresh
  const write = (next: Kept) => keep(JSON.stringify(next))
  return {
    setting,
    base,
    isChanged: kept !== undefined && !isSame(setting, current ?? fresh),
    isStale: kept !== undefined && !isSame(kept.base, current),
    change: (next: Draft) => write({ base, setting: next }),
    /** What was typed stays, and is compared with the present setting from now on. */
    rebase: () => write({ base: current, setting }),
    forget,
  }
}
export type SettingDraft = ReturnType<typeof useSettingDraft>
