import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { SearchOption } from './find-options.ts'
import { follow, place } from './follow-button.ts'
import { OptionSearch, type SearchWords } from './option-search.tsx'
import styles from './search-select.module.css'

/**
 * A choice among many, found by typing: a button with the short form, and a list in a popover, which
 * is closed by Escape, by a press outside and when its button scrolls out of view.
 */
export const SearchSelect = ({
  words,
  options,
  value,
  onChange,
  onOpen,
  note,
}: {
  readonly words: SearchWords
  readonly options: readonly SearchOption[]
  /** Key of the chosen option. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly onOpen?: () => void
  /** A notice above the list, such as that it could not be loaded. */
  readonly note?: ReactNode
}) => {
  const id = useId()
  const panelId = `${id}panel`
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = options.find(({ key }) => key === value)

  useEffect(() => {
    if (!isOpen || !panel.current || !button.current) return undefined
    return follow(panel.current, button.current)
  }, [isOpen])

  const choose = (key: string) => {
    onChange(key)
    panel.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <div className={styles['field']}>
      <span id={`${id}label`} className={styles['label']}>
        {words.label}
      </span>
      <OpenButton {...{ id, panelId, button, isOpen, chosen }} />
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={words.label}
        className={styles['panel']}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open' || !panel.current || !button.current) return
          place(panel.current, button.current)
          onOpen?.()
        }}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <OptionSearch
            words={words}
            options={options}
            value={value}
            note={note}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}

/** The choice, in its short form; opens the list. */
const OpenButton = ({
  id,
  panelId,
  button,
  isOpen,
  chosen,
}: {
  readonly id: string
  readonly panelId: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly chosen: SearchOption | undefined
}) => (
  <button
    ref={button}
    type="button"
    id={`${id}button`}
    className={styles['button']}
    aria-labelledby={`${id}label ${id}button`}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    popoverTarget={panelId}
  >
    {chosen?.picture && <img src={chosen.picture} alt="" width="20" height="20" loading="lazy" />}
    <span>{chosen?.short}</span>
    <ChevronDown size={16} aria-hidden="true" />
  </button>
)
