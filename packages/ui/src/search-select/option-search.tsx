import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { findOptions, type SearchOption } from './find-options.ts'
import styles from './search-select.module.css'

export type SearchWords = {
  readonly label: string
  /** Names the field for what is searched. */
  readonly search: string
  /** Text for no matches. */
  readonly none: string
}

/** Options that match the typed text, and the one that the arrow keys have reached. */
const useOptionSearch = (
  options: readonly SearchOption[],
  value: string,
  onChoose: (key: string) => void,
) => {
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(value)
  const found = findOptions(options, text)
  const index = found.findIndex(({ key }) => key === active)

  useEffect(() => {
    // A touch keyboard would cover the list before the visitor wants to search.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    // Enter would submit the surrounding form.
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
  return { list, input, text, active, found, index, onKeyDown, search }
}

/** A field to search the options, and the list of matches. */
export const OptionSearch = ({
  words,
  options,
  value,
  note,
  onChoose,
}: {
  readonly words: SearchWords
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly note: ReactNode
  readonly onChoose: (key: string) => void
}) => {
  const id = useId()
  const { list, input, text, active, found, index, onKeyDown, search } = useOptionSearch(
    options,
    value,
    onChoose,
  )
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
          <Option
            key={option.key}
            id={`${id}${option.key}`}
            option={option}
            isChosen={option.key === value}
            isActive={option.key === active}
            onChoose={onChoose}
          />
        ))}
      </div>
      <output className={found.length === 0 ? styles['none'] : 'visually-hidden'}>
        {found.length === 0 ? words.none : ''}
      </output>
    </>
  )
}

const Option = ({
  id,
  option,
  isChosen,
  isActive,
  onChoose,
}: {
  readonly id: string
  readonly option: SearchOption
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly onChoose: (key: string) => void
}) => (
  <button
    id={id}
    type="button"
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    data-active={isActive}
    className={styles['option']}
    onClick={() => onChoose(option.key)}
  >
    {option.picture && <img src={option.picture} alt="" width="24" height="24" loading="lazy" />}
    <span>{option.label}</span>
    <b>{option.short}</b>
  </button>
)
