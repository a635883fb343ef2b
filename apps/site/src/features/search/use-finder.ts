import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { nextIndex } from './next-index.ts'
import { forgetSearches, recordSearch, readRecentSearches } from './recent-searches.ts'
import { useFoundGames } from './use-found-games.ts'
import { useGroups, type Option } from './use-groups.ts'

/** The text typed into the search, its results, and the option that Enter opens. */
export const useFinder = (words: string, onClose: () => void) => {
  const [text, setText] = useState(words)
  const [recent, setRecent] = useState(readRecentSearches)
  const [chosenKey, setChosenKey] = useState<string>()
  // Enter was pressed before the answer to the latest text.
  const [isAwaited, setIsAwaited] = useState(false)
  const typed = text.trim()
  const { found, isCurrent, isError } = useFoundGames(typed)
  const { groups, isEmpty } = useGroups(typed, found, recent)
  const options = groups.flatMap((group) => group.options)
  // The option selected by keyboard, otherwise the first result for the typed text.
  const active =
    options.find(({ key }) => key === chosenKey) ??
    (typed === '' || isEmpty ? undefined : options[0])

  const type = (next: string) => {
    setText(next)
    setChosenKey(undefined)
    setIsAwaited(false)
  }
  const open = (option: Option) => {
    recordSearch(typed)
    onClose()
    option.run()
  }
  const choose = (option: Option) => {
    if (option.fills === undefined) open(option)
    else type(option.fills)
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
      // An answer to a shorter text is not what Enter was pressed for.
      const isAnswered = typed === '' || isCurrent || chosenKey !== undefined
      if (!isAnswered) setIsAwaited(true)
      else if (active) choose(active)
    }
  }
  return {
    text,
    typed,
    type,
    choose,
    onKeyDown,
    groups,
    count: options.length,
    active,
    isCurrent,
    isEmpty,
    isError,
    hasRecent: recent.length > 0,
    clearRecent: () => {
      forgetSearches()
      setRecent([])
    },
  }
}

/** A list that scrolls its active option into view. */
export const useActiveInView = (activeKey: string | undefined) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])
  return list
}
