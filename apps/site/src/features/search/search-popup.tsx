import { Modal } from '@trevo/ui/modal.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { forgetSearches, noteSearch, readRecentSearches } from './recent-searches.ts'
import { OptionGroup } from './option-group.tsx'
import styles from './search.module.css'
import { useFoundGames } from './use-found-games.ts'
import { useGroups, type Option } from './use-groups.ts'
import { useSearchText } from './use-search-text.ts'

/**
 * Searches games, providers, categories and pages while one types; with nothing typed it offers
 * where to start. On a desktop it is the command palette (Ctrl+K).
 */
const SearchPopup = ({
  words = '',
  onClose,
}: {
  readonly words?: string
  readonly onClose: () => void
}) => {
  const t = useSearchText()
  const { t: shell } = useLanguage()
  return (
    <Modal
      open
      title={t('search.title')}
      onClose={onClose}
      closeLabel={shell('shell.close')}
      size={{ width: 680, height: 680 }}
    >
      <Finder words={words} onClose={onClose} />
    </Modal>
  )
}
export default SearchPopup

const Finder = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => {
  const t = useSearchText()
  const id = useId()
  const [text, setText] = useState(words)
  const [recent, setRecent] = useState(readRecentSearches)
  const [chosenKey, setChosenKey] = useState<string>()
  // Enter came before the answer to the last letters.
  const [isAwaited, setIsAwaited] = useState(false)
  const typed = text.trim()
  const { found, isCurrent, isError } = useFoundGames(typed)
  const { groups, isEmpty } = useGroups(typed, found, recent)
  const options = groups.flatMap((group) => group.options)
  // What Enter opens: the option walked to, else the first result of what is typed.
  const active =
    options.find(({ key }) => key === chosenKey) ??
    (typed === '' || isEmpty ? undefined : options[0])
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.key])

  const type = (next: string) => {
    setText(next)
    setChosenKey(undefined)
    setIsAwaited(false)
  }
  const choose = (option: Option) => {
    if (option.fills === undefined) open(option)
    else type(option.fills)
  }
  const open = (option: Option) => {
    noteSearch(typed)
    onClose()
    option.run()
  }
  const openAwaited = useEffectEvent(() => {
    if (active) open(active)
  })
  useEffect(() => {
    if (isAwaited && (isCurrent || isError)) openAwaited()
  }, [isAwaited, isCurrent, isError])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = active ? options.indexOf(active) : -1
    const next = nextIndex(event, index, options.length)
    if (next !== undefined) {
      event.preventDefault()
      setChosenKey(options[next]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // An answer to fewer letters is not what Enter was pressed for.
      const isAnswered = typed === '' || isCurrent || chosenKey !== undefined
      if (!isAnswered) setIsAwaited(true)
      else if (active) choose(active)
    }
  }
  const idOf = (option: Option) => `${id}${option.key}`
  const isNothing = isEmpty && isCurrent
  const count = options.length

  return (
    <div className={styles['finder']}>
      <div className={styles['field']}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className="visually-hidden">
        {isCurrent && (isEmpty ? t('search.none', { words: typed }) : t('search.found', { count }))}
      </output>
      {isError && (
        <p role="alert" className={styles['failed']}>
          {t('search.failed')}
        </p>
      )}
      {isNothing && (
        <EmptyState
          picture={drawingUrl('magnifying-glass-tilted-left', 192)}
          title={t('search.none', { words: typed })}
          text={t('search.noneText')}
        />
      )}
      {typed === '' && recent.length > 0 && (
        <button
          type="button"
          className={styles['clear']}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {t('search.clearRecent')}
        </button>
      )}
      <div ref={list} id={`${id}list`} role="listbox" aria-label={t('search.results')}>
        {groups.map((group) => (
          <OptionGroup
            key={group.key}
            group={group}
            typed={typed}
            idOf={idOf}
            activeKey={active?.key}
            onChoose={choose}
          />
        ))}
      </div>
      <p className={styles['keys']} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')} <kbd>Enter</kbd> {t('search.open')}{' '}
        <kbd>Esc</kbd> {t('search.close')}
      </p>
    </div>
  )
}

/** Where an arrow, page key, or the ends with Ctrl lead; Home and End themselves are the text's. */
const nextIndex = (
  { key, ctrlKey }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count
    case 'PageDown':
      return Math.min(index + 8, count - 1)
    case 'PageUp':
      return Math.max(index - 8, 0)
    case 'Home':
      return ctrlKey ? 0 : undefined
    case 'End':
      return ctrlKey ? count - 1 : undefined
    default:
      return undefined
  }
}
