import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem<Key extends string> = {
  readonly key: Key
  readonly label: string
  readonly panel: ReactNode
}

/** Tabs by the ARIA pattern: arrow keys move and select, Home and End go to the ends. */
export const Tabs = <Key extends string>({
  label,
  items,
  value,
  onChange,
}: {
  readonly label: string
  readonly items: readonly TabItem<Key>[]
  readonly value: Key
  readonly onChange: (key: Key) => void
}) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(
      event.key,
      items.findIndex((item) => item.key === value),
      items.length,
    )
    const item = next === undefined ? undefined : items[next]
    if (!item || next === undefined) return
    event.preventDefault()
    onChange(item.key)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  const active = items.find((item) => item.key === value)
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles['list']}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.key === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {active?.panel}
      </div>
    </>
  )
}

const nextIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** A row of options, one of which is selected, as above a list. */
export const Chips = <Key extends string>({
  label,
  items,
  value,
  onChange,
}: {
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly label: ReactNode }[]
  readonly value: Key
  readonly onChange: (key: Key) => void
}) => (
  <div role="group" aria-label={label} className={styles['chips']}>
    {items.map((item) => (
      <button
        key={item.key}
        type="button"
        aria-pressed={item.key === value}
        className={styles['chip']}
        onClick={() => onChange(item.key)}
      >
        {item.label}
      </button>
    ))}
  </div>
)
