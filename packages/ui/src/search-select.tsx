import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { findOptions, type SearchOption } from './find-options.ts'
import styles from './search-select.module.css'

type Words = {
  readonly label: string
  /** Names the field for what is searched. */
  readonly search: string
  /** Nothing fits what was typed. */
  readonly none: string
}

/** Where the style sheet makes the popover a sheet. */
const sheet = '(max-width: 600px)'

/** Beside its button where there is room; the style sheet makes it a sheet on phones. */
const place = (panel: HTMLElement, button: HTMLElement): void => {
  const { top, bottom, left } = button.getBoundingClientRect()
  const gap = 6
  const below = innerHeight - bottom - 2 * gap
  const above = top - 2 * gap
  const opensUp = below < 260 && above > below
  panel.style.setProperty('--left', `${Math.max(gap, Math.min(left, innerWidth - 320 - gap))}px`)
  panel.style.setProperty('--top', opensUp ? 'auto' : `${bottom + gap}px`)
  panel.style.setProperty('--bottom', opensUp ? `${innerHeight - top + gap}px` : 'auto')
  panel.style.setProperty('--height', `${Math.min(360, opensUp ? above : below)}px`)
}

/**
 * Keeps an open panel beside its button while what lies below scrolls, and closes it once the button
 * has left the view. A single late scroll, as after a swing of the finger, closes nothing.
 */
const follow = (panel: HTMLElement, button: HTMLElement): (() => void) => {
  const placeAgain = () => place(panel, button)
  const onScroll = ({ target }: Event) => {
    if (!panel.contains(target as Node)) placeAgain() // scrolls have node targets
  }
  let wasInView = false
  const observer = new IntersectionObserver(([entry]) => {
    // A sheet stands by itself; a touch keyboard may well push the button away.
    if (wasInView && !entry?.isIntersecting && !matchMedia(sheet).matches) panel.hidePopover()
    wasInView = entry?.isIntersecting ?? false
  })
  place(panel, button)
  observer.observe(button)
  addEventListener('scroll', onScroll, true)
  addEventListener('resize', placeAgain)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', onScroll, true)
    removeEventListener('resize', placeAgain)
  }
}

/**
 * A choice out of many that is found by typing: a button with the short form, and a list in a
 * popover, which closes by Escape, by a press outside and when its button scrolls out of view.
 */
export const SearchSelect = ({
  words,
  options,
  value,
  onChange,
  onOpen,
  note,
}: {
  readonly words: Words
  readonly options: readonly SearchOption[]
  /** Key of the chosen option. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly onOpen?: () => void
  /** Stands above the list, such as that it could not be loaded. */
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
        {chosen?.picture && <img src={chosen.picture} alt="" width="20" height="20" />}
        <span>{chosen?.short}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
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
          <Chooser words={words} options={options} value={value} note={note} onChoose={choose} />
        )}
      </div>
    </div>
  )
}

const Chooser = ({
  words,
  options,
  value,
  note,
  onChoose,
}: {
  readonly words: Words
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly note: ReactNode
  readonly onChoose: (key: string) => void
}) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(value)
  const found = findOptions(options, text)
  const index = found.findIndex(({ key }) => key === active)

  useEffect(() => {
    // A touch keyboard would cover the list before anybody asked to search.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    // Enter would send the form around it.
    event.preventDefault()
    if (step === undefined) {
      if (found[index]) onChoose(found[index].key)
      return
    }
    const next = found[(index + step + found.length) % found.length]
    if (next) setActive(next.key)
  }
  const search = (typed: string) => {
    setText(typed)
    setActive(findOptions(options, typed)[0]?.key ?? '')
  }
  return (
    <>
      <input
        ref={input}
        className={styles['search']}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={index < 0 ? undefined : `${id}${active}`}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {note}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={words.label}
        className={styles['list']}
      >
        {found.map((option) => (
          <button
            key={option.key}
            id={`${id}${option.key}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.key === value}
            data-active={option.key === active}
            className={styles['option']}
            onClick={() => onChoose(option.key)}
          >
            {option.picture && (
              <img src={option.picture} alt="" width="24" height="24" loading="lazy" />
            )}
            <span>{option.label}</span>
            <b>{option.short}</b>
          </button>
        ))}
      </div>
      <output className={found.length === 0 ? styles['none'] : 'visually-hidden'}>
        {found.length === 0 ? words.none : ''}
      </output>
    </>
  )
}
