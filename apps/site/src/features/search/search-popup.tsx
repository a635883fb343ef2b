import { Search } from 'lucide-react'
import { useId } from 'react'
import { Problem } from '../../core/forms/problem.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { OptionGroup } from './option-group.tsx'
import styles from './search.module.css'
import { useActiveInView, useFinder } from './use-finder.ts'
import type { Option } from './use-groups.ts'
import { useText } from '../../core/language/use-text.ts'

/**
 * Searches games, providers, categories and pages while the visitor types; before that it offers
 * starting points. On a desktop it is the command palette (Ctrl+K).
 */
const SearchPopup = ({
  words = '',
  onClose,
}: {
  readonly words?: string
  readonly onClose: () => void
}) => {
  const t = useText('search')
  return (
    <Modal title={t('search.title')} onClose={onClose} size={{ width: 680, height: 680 }}>
      <Finder words={words} onClose={onClose} />
    </Modal>
  )
}
export default SearchPopup

type Finder = ReturnType<typeof useFinder>

const Finder = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => {
  const t = useText('search')
  const id = useId()
  const finder = useFinder(words, onClose)
  const { typed, groups, active } = finder
  const list = useActiveInView(active?.key)
  const idOf = (option: Option) => `${id}${option.key}`
  return (
    <div className={styles['finder']}>
      <Field finder={finder} listId={`${id}list`} activeId={active && idOf(active)} />
      <SearchStatus finder={finder} />
      {typed === '' && finder.hasRecent && (
        <button type="button" className={styles['clear']} onClick={finder.clearRecent}>
          {t('common.clear')}
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
            onChoose={finder.choose}
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

const Field = ({
  finder: { text, type, onKeyDown },
  listId,
  activeId,
}: {
  readonly finder: Finder
  readonly listId: string
  readonly activeId: string | undefined
}) => {
  const t = useText('search')
  return (
    <div className={styles['field']}>
      <Search size={18} aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
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
  )
}

/** The number of results, or that there are none, or that there was no answer. */
const SearchStatus = ({
  finder: { typed, count, isCurrent, isEmpty, isError },
}: {
  readonly finder: Finder
}) => {
  const t = useText('search')
  return (
    <>
      <output className="visually-hidden">
        {isCurrent && (isEmpty ? t('search.none', { words: typed }) : t('search.found', { count }))}
      </output>
      {isError && <Problem text={t('search.failed')} />}
      {isEmpty && isCurrent && (
        <Empty
          drawing="magnifying-glass-tilted-left"
          title={t('search.none', { words: typed })}
          text={t('search.noneText')}
        />
      )}
    </>
  )
}
