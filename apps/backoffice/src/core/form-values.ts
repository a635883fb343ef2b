import { useState } from 'react'
import { useDraft } from './use-draft.ts'

export type FormValues = Readonly<Record<string, string | boolean>>

const readDraftValues = (text: string): FormValues => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as FormValues) : {}
  } catch {
    return {}
  }
}

/** Typed values over the stored ones; only what differs is in the draft of the tab. */
export const useFormValues = (name: string, stored: FormValues) => {
  const draft = useDraft(name)
  const [edited, setEdited] = useState<FormValues>(() => readDraftValues(draft.text))
  const keep = (next: FormValues): void => {
    setEdited(next)
    draft.change(Object.keys(next).length === 0 ? '' : JSON.stringify(next))
  }
  return {
    values: { ...stored, ...edited } as FormValues,
    isEdited: Object.entries(edited).some(([field, value]) => stored[field] !== value),
    change: (field: string, value: string | boolean) => keep({ ...edited, [field]: value }),
    reset: () => keep({}),
  }
}

export const textOf = (values: FormValues, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** Lines of a field, without empty ones. */
export const linesOf = (values: FormValues, field: string): string[] =>
  textOf(values, field)
    .split(/[\s,]+/)
    .filter((line) => line !== '')

export const numberOf = (values: FormValues, field: string): number => {
  const text = textOf(values, field)
  return text === '' ? NaN : Number(text)
}

export const nullable = (text: string): string | null => (text === '' ? null : text)

/** An instant as the field of date and time takes it, in the time of this browser. */
export const localOf = (instant: string | null): string => {
  if (instant === null) return ''
  const at = new Date(instant)
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

export const instantOf = (local: string): string | null => {
  const at = new Date(local)
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
