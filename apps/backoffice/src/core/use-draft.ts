import { useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/** Typed text under a name; it survives leaving the page and the end of the session in this tab. */
export const useDraft = (name: string) => {
  const [typed, setTyped] = useState({ name, text: readDraft(name) })
  const text = typed.name === name ? typed.text : readDraft(name)
  const change = (next: string): void => {
    setTyped({ name, text: next })
    keepDraft(name, next)
  }
  return { text, change, forget: () => change('') }
}
