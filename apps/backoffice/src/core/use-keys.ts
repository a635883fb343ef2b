import { useEffect, useRef } from 'react'

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const nameOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift', key.toLowerCase()]
    .filter(Boolean)
    .join(' ')

/** Single-key shortcuts of a page, such as `j` or `shift a`. Typing in a field triggers none. */
export const useKeys = (handlers: Handlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const name = nameOf(event)
      if (isTyping(event.target) && !name.startsWith('ctrl')) return
      if (document.querySelector('[role="dialog"]') && name !== 'ctrl k') return
      const handle = latest.current[name]
      if (!handle) return
      event.preventDefault()
      handle(event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
