import { Chips } from '@trevo/ui/tabs.tsx'
import { buttonClass } from '@trevo/ui/button.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { filterCount, selectionTypes, withValue } from './game-filters.ts'
import { sorts } from '../../entities/game/queries.ts'
import { listViewOf } from './list-view.ts'
import { to } from '../../core/router/to.ts'
import { requireLogin } from '../../core/session/require-login.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './list-tools.module.css'
import { useText } from '../../core/language/use-text.ts'

/** Above a game list: which of the games, in which order, and the filters, all of it in the address. */
export const ListTools = () => (
  <div className={styles['tools']}>
    <Selection />
    <span className={styles['end']}>
      <SortSelect />
      <FilterButton />
    </span>
  </div>
)

/** MODEL-15. Favourites and recent games have separate pages. */
const Selection = () => {
  const t = useText('game')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { whitelabelVal } = useSession()
  const view = listViewOf(pathname, query)
  const isOffered = {
    ALL: true,
    HOT: true,
    NEW: true,
    FAV: whitelabelVal['GAMELOFAV3'] ?? false,
    RECENT: whitelabelVal['GAMELOREC3'] ?? false,
  }
  const items = selectionTypes
    .filter((type) => isOffered[type])
    .map((type) => ({ key: type, label: t(`game.show.${type}`) }))
  return (
    <Chips
      label={t('common.show')}
      items={items}
      value={view.selection}
      onChange={(type) => {
        if (type === 'FAV' || type === 'RECENT') {
          if (requireLogin()) void navigate(type === 'FAV' ? to.favorite() : to.recent())
          return
        }
        setQuery(withValue(query, 'type', type), { replace: true })
      }}
    />
  )
}

const SortSelect = () => {
  const t = useText('game')
  const [query, setQuery] = useSearchParams()
  // A search returns the best matches first, which is not one of the orders.
  const first = query.has('search') ? 'game.sort.RELEVANCE' : 'game.sort.LOBBY'
  const chosen = sorts.find((sort) => sort === query.get('sort')) ?? 'LOBBY'
  return (
    <label className={styles['sort']}>
      <span>{t('game.sort')}</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const sort = target.value === 'LOBBY' ? undefined : target.value
          setQuery(withValue(query, 'sort', sort), { replace: true })
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'LOBBY' ? first : `game.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

const FilterButton = () => {
  const t = useText('game')
  const count = filterCount(useSearchParams()[0])
  return (
    <button
      type="button"
      className={`${buttonClass('plain')} ${styles['filters']}`}
      onClick={() => openPopup('filters', {})}
    >
      <SlidersHorizontal size={18} aria-hidden="true" />
      {count === 0 ? t('common.filters') : t('game.filtersCount', { count })}
    </button>
  )
}
